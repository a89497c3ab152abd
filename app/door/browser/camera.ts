import { openQrReader, type ReadCode } from './qr-reader.ts'

const EVERY_MS = 120

/** So long a code must be out of view before the same one counts as shown again. */
const AWAY_MS = 2_000

const CHOICE = 'door-camera'

export class DoorCamera {
  readonly video = document.createElement('video')
  state: 'new' | 'starting' | 'on' | 'off' = 'new'
  #stream: MediaStream | undefined
  #isLit = false
  readonly #seen: (text: string) => void
  readonly #changed: () => void

  constructor({ seen, changed }: { seen: (text: string) => void; changed: () => void }) {
    this.#seen = seen
    this.#changed = changed
    this.video.playsInline = true
    this.video.muted = true
  }

  async start(): Promise<void> {
    this.state = 'starting'
    this.#changed()
    try {
      // Nobody is asked to hold a ticket in front of it before it can be read.
      const choice = localStorage.getItem(CHOICE)
      const [read] = await Promise.all([openQrReader(), this.#open(choice)])
      this.state = 'on'
      this.#changed()
      await this.#watch(read)
    } catch {
      // Every reason, from "not allowed" to "in use", has the same way on.
      this.state = 'off'
      this.#changed()
    }
  }

  get hasTorch(): boolean {
    const capabilities: object | undefined = this.#track?.getCapabilities?.()
    return capabilities !== undefined && 'torch' in capabilities && capabilities.torch === true
  }

  async switchTorch(): Promise<void> {
    this.#isLit = !this.#isLit
    const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: this.#isLit }
    await this.#track?.applyConstraints({ advanced: [torch] })
  }

  async switchCamera(): Promise<void> {
    const devices = await navigator.mediaDevices.enumerateDevices()
    const cameras = devices.filter(({ kind }) => kind === 'videoinput').map((each) => each.deviceId)
    const now = cameras.indexOf(this.#track?.getSettings().deviceId ?? '')
    const next = cameras[(now + 1) % cameras.length]
    if (next === undefined) return
    localStorage.setItem(CHOICE, next)
    await this.#open(next)
    this.#changed()
  }

  get #track(): MediaStreamTrack | undefined {
    return this.#stream?.getVideoTracks()[0]
  }

  async #open(deviceId: string | null): Promise<void> {
    for (const track of this.#stream?.getTracks() ?? []) track.stop()
    const wanted = deviceId === null ? { facingMode: 'environment' } : { deviceId }
    const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
    this.#stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, ...size } })
    this.#isLit = false
    this.video.srcObject = this.#stream
    await this.video.play()
  }

  async #watch(read: ReadCode): Promise<void> {
    let last = { text: '', at: 0 }
    for (;;) {
      await new Promise((next) => setTimeout(next, EVERY_MS))
      if (document.hidden || this.video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue
      // One picture that can't be read must not end the watching.
      const text = await read(this.video).catch(() => undefined)
      if (!text) continue
      const now = performance.now()
      const isNew = text !== last.text || now - last.at > AWAY_MS
      last = { text, at: now }
      if (isNew) this.#seen(text)
    }
  }
}
