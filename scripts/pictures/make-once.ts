import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `file` is the name a picture is served by, `from` its path in the cache. */
export type MadePicture = { file: string; from: string }

type Job = {
  name: string
  /** Everything the picture depends on, as text. */
  inputs: string
  kind: string
}

const CACHE = '.cache/pictures'

/** Makes a picture unless one with the same inputs is in the cache. */
export async function makeOnce(
  { name, inputs, kind }: Job,
  make: () => Promise<string | Buffer>,
): Promise<MadePicture> {
  const digest = digestOf(inputs).slice(0, 8)
  const file = `${name}.${digest}.${kind}`
  const from = path.join(CACHE, file)
  if (!existsSync(from)) {
    mkdirSync(CACHE, { recursive: true })
    const unfinished = `${from}.${process.pid}`
    writeFileSync(unfinished, await make())
    renameSync(unfinished, from)
  }
  return { file, from }
}

export function digestOf(input: string | Buffer): string {
  return createHash('sha256').update(input).digest('hex')
}
