import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Does work once per digest of its inputs. The marker file is removed before the work and written after
 * it, so that interrupted work is repeated.
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
