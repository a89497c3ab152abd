import type { Verdict } from '#domain/doors/judge.ts'

/** Up is yes, down is no, two alike are a question. Tones are in hertz, a buzz is in milliseconds. */
const SIGNALS: Record<Verdict['answer'], Record<'tones' | 'seconds' | 'buzz', number[]>> = {
  welcome: { tones: [660, 990], seconds: [0.1, 0.2], buzz: [80] },
  'already-in': { tones: [440, 220], seconds: [0.2, 0.4], buzz: [200, 80, 200] },
  'not-valid': { tones: [220, 165], seconds: [0.3, 0.5], buzz: [400, 100, 400] },
  'no-ticket': { tones: [220], seconds: [0.3], buzz: [300] },
  'not-listed': { tones: [520, 520], seconds: [0.15, 0.15], buzz: [100, 100, 100] },
  left: { tones: [520, 660], seconds: [0.15, 0.15], buzz: [100, 60, 60] },
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
  const { tones, seconds, buzz } = SIGNALS[answer]
  navigator.vibrate?.(buzz)
  if (sound?.state !== 'running') return
  let start = sound.currentTime
  for (const [index, frequency] of tones.entries()) {
    const length = seconds[index] ?? 0
    const tone = new OscillatorNode(sound, { frequency, type: 'square' })
    tone.connect(new GainNode(sound, { gain: 0.2 })).connect(sound.destination)
    tone.start(start)
    tone.stop(start + length)
    start += length + 0.05
  }
}
