import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Does work once for each digest of what it depends on. The marker file is taken away before the
 * work begins and written after it ended, so that interrupted work is done anew.
 */
export async function onceFor(marker, digest, work) {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return
  rmSync(marker, { force: true })
  await work()
  mkdirSync(path.dirname(marker), { recursive: true })
  writeFileSync(marker, digest)
}

export function digestOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
