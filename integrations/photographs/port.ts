/** Why a photograph was refused. */
export type PhotographProblem = 'too-large' | 'too-many-pixels' | 'svg' | 'heic' | 'no-photograph'

type TakenPhotograph = { ok: true; bytes: Buffer } | { ok: false; problem: PhotographProblem }

type PhotographKind = 'avif' | 'webp' | 'jpeg'

export type PhotographShape = { width: number; height: number; kind: PhotographKind }

/** Reads and re-encodes photographs. */
export type PhotographMaker = {
  /** A photograph as it is stored: another file, without what the camera noted in it. */
  take(bytes: Buffer): Promise<TakenPhotograph>
  /** Cut to this shape. */
  shape(bytes: Buffer, shape: PhotographShape): Promise<Buffer>
}
