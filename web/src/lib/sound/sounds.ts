import { settings } from '../settings.svelte';
import { sound, type Desk, type Voice } from './voices';

/** The same sound again so soon would only be louder. */
const APART = 60;

/** What is heard at the table. Nothing is before somebody has touched the page: browsers forbid it. */
class Sounds {
  #desk: (Desk & { audio: AudioContext; out: GainNode }) | null = null;
  readonly #last = new Map<Voice, number>();

  play(voice: Voice): void {
    const now = performance.now();
    if (settings.loudness === 0 || !isAwake() || now - (this.#last.get(voice) ?? -APART) < APART) return;
    this.#last.set(voice, now);
    this.#desk ??= opened();
    this.#desk.out.gain.value = settings.loudness;
    if (this.#desk.audio.state === 'suspended') void this.#desk.audio.resume();
    sound(voice, this.#desk);
  }
}

function isAwake(): boolean {
  return (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? false;
}

function opened() {
  const audio = new AudioContext();
  const out = audio.createGain();
  out.connect(audio.destination);
  return { audio, out };
}

export const sounds = new Sounds();
