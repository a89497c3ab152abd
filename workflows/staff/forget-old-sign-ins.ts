import { forgetSignIns } from '#database/forget-sign-ins.ts'
import type { Services } from '#workflows/services.ts'

/** As long as a session lasts, so that "last seen" stays true for those who can still be signed in. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Deletes what nobody can sign in with any more. */
export async function forgetOldSignIns({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await forgetSignIns(db, new Date(now().getTime() - KEPT_MS))
}
