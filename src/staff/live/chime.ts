const NOTES_HZ = [880, 1174.7];
const NOTE_SECONDS = 0.18;
const VOLUME = 0.2;

/** A short tone of two notes. Browsers allow sound only after a tap, which `allow` must be called from. */
export function makeChime() {
  let context: AudioContext | null = null;
  return {
    allow: async (): Promise<void> => {
      if (typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      await context.resume();
    },
    play: (): void => {
      if (context?.state !== 'running') return;
      for (const [at, frequency] of NOTES_HZ.entries()) {
        const [tone, gain] = [context.createOscillator(), context.createGain()];
        const start = context.currentTime + at * NOTE_SECONDS;
        tone.frequency.value = frequency;
        gain.gain.setValueAtTime(VOLUME, start);
        gain.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
        tone.connect(gain).connect(context.destination);
        tone.start(start);
        tone.stop(start + NOTE_SECONDS);
      }
    },
  };
}
