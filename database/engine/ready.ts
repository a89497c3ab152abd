import { type Db, ping } from './open.ts'
import { writeSetting } from './settings.ts'

/** A database on a full disk still answers, but stores nothing. */
const EVERY_MS = 5_000

/**
 * A check that throws when the database doesn't answer, or can't store anything. However often it is
 * asked, it stores something every few seconds only.
 */
export function createReadyCheck(db: Db, now: () => number): () => Promise<void> {
  let last: { at: number; stored: Promise<unknown> } | undefined
  return async () => {
    await ping(db)
    if (!last || now() - last.at >= EVERY_MS)
      last = { at: now(), stored: writeSetting(db, 'last-ready', new Date().toISOString()) }
    await last.stored
  }
}
