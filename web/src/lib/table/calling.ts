/** A short note, as of a small bell. */
export function ring(): void {
  const audio = new AudioContext();
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 660;
  loudness.gain.setValueAtTime(0.12, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.7);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.7);
  tone.onended = () => void audio.close();
}

/** Ask whether this page may show notifications. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who looks elsewhere. */
export function notify(words: string): void {
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Undercroft', { body: words, icon: '/icon.svg' });
  }
}
