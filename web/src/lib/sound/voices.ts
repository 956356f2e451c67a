/** Ten short sounds, made by code: what each is struck from, how long it rings. */

/** Something to play into: a clock, what makes tones, and where they go. */
export interface Desk {
  audio: BaseAudioContext;
  out: AudioNode;
}

export const VOICES = ['step', 'door', 'latch', 'blade', 'thud', 'die', 'card', 'coin', 'bell', 'drum'] as const;
export type Voice = (typeof VOICES)[number];

interface Tone {
  from: number;
  to?: number;
  after?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  narrow?: number;
  after?: number;
  lasts: number;
  loud: number;
}

interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

const SCORES: Record<Voice, Score> = {
  step: { noises: [{ filter: 'lowpass', from: 700, to: 220, lasts: 0.09, loud: 0.5 }, { filter: 'bandpass', from: 2_600, narrow: 2, lasts: 0.03, loud: 0.12 }] },
  door: {
    tones: [{ from: 92, to: 61, lasts: 0.5, loud: 0.22, wave: 'sawtooth' }],
    noises: [{ filter: 'lowpass', from: 260, to: 520, lasts: 0.42, loud: 0.55 }, { filter: 'lowpass', from: 300, after: 0.4, lasts: 0.16, loud: 0.8 }],
  },
  latch: { tones: [{ from: 1_900, lasts: 0.05, loud: 0.1, wave: 'square' }, { from: 1_250, after: 0.07, lasts: 0.07, loud: 0.13, wave: 'square' }], noises: [{ filter: 'highpass', from: 3_000, lasts: 0.03, loud: 0.3 }] },
  blade: { tones: [{ from: 3_300, to: 2_900, lasts: 0.32, loud: 0.05 }], noises: [{ filter: 'bandpass', from: 1_400, to: 5_200, narrow: 1.4, lasts: 0.16, loud: 0.55 }] },
  thud: { tones: [{ from: 130, to: 46, lasts: 0.22, loud: 0.8 }], noises: [{ filter: 'lowpass', from: 900, to: 160, lasts: 0.12, loud: 0.5 }] },
  die: { noises: [0, 0.09, 0.17, 0.24, 0.3, 0.35].map((after, i) => ({ filter: 'bandpass' as const, from: 2_100 - i * 130, narrow: 5, after, lasts: 0.035, loud: 0.75 - i * 0.07 })) },
  card: { noises: [{ filter: 'highpass', from: 2_200, to: 5_600, lasts: 0.13, loud: 0.22 }] },
  coin: { tones: [{ from: 1_760, lasts: 0.12, loud: 0.14 }, { from: 2_637, after: 0.07, lasts: 0.4, loud: 0.14 }] },
  bell: { tones: [{ from: 660, lasts: 0.58, loud: 0.3 }, { from: 1_320, lasts: 0.4, loud: 0.1 }, { from: 1_985, lasts: 0.22, loud: 0.05 }] },
  drum: { tones: [{ from: 84, to: 42, lasts: 0.55, loud: 0.95 }], noises: [{ filter: 'lowpass', from: 240, lasts: 0.1, loud: 0.5 }] },
};

/** How long a sound is heard, in seconds. */
export function lengthOf(voice: Voice): number {
  const { tones = [], noises = [] } = SCORES[voice];
  return Math.max(...[...tones, ...noises].map(({ after = 0, lasts }) => after + lasts));
}

export function sound(voice: Voice, desk: Desk): void {
  const { tones = [], noises = [] } = SCORES[voice];
  for (const tone of tones) strike(tone, desk);
  for (const noise of noises) rustle(noise, desk);
}

function strike({ from, to = from, after = 0, lasts, loud, wave = 'sine' }: Tone, { audio, out }: Desk): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  tone.connect(dying(start, lasts, loud, audio)).connect(out);
  tone.start(start);
  tone.stop(start + lasts);
}

function rustle({ filter, from, to = from, narrow = 0.8, after = 0, lasts, loud }: Noise, { audio, out }: Desk): void {
  const start = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = grain(audio);
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = filter;
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(band).connect(dying(start, lasts, loud, audio)).connect(out);
  source.start(start);
  source.stop(start + lasts);
}

/** Loud at once, then dying away. */
function dying(start: number, lasts: number, loud: number, audio: BaseAudioContext): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return gain;
}

const grains = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Noise, made once. */
function grain(audio: BaseAudioContext): AudioBuffer {
  const known = grains.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  grains.set(audio, buffer);
  return buffer;
}
