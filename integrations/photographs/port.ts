export type PhotographProblem = 'too-large' | 'too-many-pixels' | 'svg' | 'heic' | 'no-photograph'

export type PhotographShape = {
  width: number
  height: number
  kind: 'avif' | 'webp' | 'jpeg'
  /** It is not cut, but as large as it can be within the width and height. */
  isWhole?: boolean
  /** In percent. It is found by itself where none is chosen. */
  focus?: { across: number; down: number } | undefined
}

export type PhotographMaker = {
  /** It is another file, without what the camera noted in it. */
  take(
    bytes: Buffer,
  ): Promise<{ ok: true; bytes: Buffer } | { ok: false; problem: PhotographProblem }>
  shape(bytes: Buffer, shape: PhotographShape): Promise<Buffer>
}
