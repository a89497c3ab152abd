import { type Db, ping } from './open.ts'
import { writeSetting } from './settings.ts'

/** A database on a full disk still answers, but stores nothing. */
const EVERY_MS = 5_000

/** However often the check is asked, it stores something every few seconds only. */
export function createReadyCheck(db: Db, now: () => number): () => Promise<void> {
  let last: { at: number; stored: Promise<unknown> } | undefined
  return async () => {
    await ping(db)
    if (!last || now() - last.at >= EVERY_MS)
      last = { at: now(), stored: writeSetting(db, 'last-ready', new Date().toISOString()) }
    await last.stored
  }
}
