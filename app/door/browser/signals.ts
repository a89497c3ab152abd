import type { Verdict } from '#domain/doors/judge.ts'

/** Told apart without looking: up for yes, down for no, two alike for a question. */
const SIGNALS: Record<
  Verdict['answer'],
  {
    /** Frequency in hertz and length in seconds of each tone. */
    tones: readonly (readonly [number, number])[]
    /** Milliseconds on and off. */
    buzz: readonly number[]
  }
> = {
  welcome: {
    tones: [
      [660, 0.1],
      [990, 0.2],
    ],
    buzz: [80],
  },
  'already-in': {
    tones: [
      [440, 0.2],
      [220, 0.4],
    ],
    buzz: [200, 80, 200],
  },
  'not-valid': {
    tones: [
      [220, 0.3],
      [165, 0.5],
    ],
    buzz: [400, 100, 400],
  },
  'no-ticket': { tones: [[220, 0.3]], buzz: [300] },
  'not-listed': {
    tones: [
      [520, 0.15],
      [520, 0.15],
    ],
    buzz: [100, 100, 100],
  },
  left: {
    tones: [
      [520, 0.15],
      [660, 0.15],
    ],
    buzz: [100, 60, 60],
  },
}

let sound: AudioContext | undefined

/** Browsers allow sound after the first touch only. */
export function prepareSound(): void {
  addEventListener('pointerdown', () => {
    sound ??= new AudioContext()
    void sound.resume()
  })
}

export function signal(answer: Verdict['answer']): void {
  const { tones, buzz } = SIGNALS[answer]
  navigator.vibrate?.([...buzz])
  if (sound?.state !== 'running') return
  let start = sound.currentTime
  for (const [frequency, length] of tones) {
    const tone = new OscillatorNode(sound, { frequency, type: 'square' })
    tone.connect(new GainNode(sound, { gain: 0.2 })).connect(sound.destination)
    tone.start(start)
    tone.stop(start + length)
    start += length + 0.05
  }
}
