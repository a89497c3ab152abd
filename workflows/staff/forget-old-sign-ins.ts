import { forgetSignIns } from '#database/staff/forget-sign-ins.ts'
import type { Services } from '#workflows/services.ts'

const DAY_MS = 24 * 60 * 60_000

/** Strangers can ask for many links; the limits of mail look back for an hour. */
const REQUESTS_KEPT_MS = DAY_MS

/** As long as a session lasts, so that "last seen" stays true for those who can still be signed in. */
const SESSIONS_KEPT_MS = 30 * DAY_MS

/** Deletes what nobody can sign in with any more. */
export async function forgetOldSignIns({ db, now }: Services): Promise<void> {
  const at = now().getTime()
  await forgetSignIns(db, {
    requestsBefore: new Date(at - REQUESTS_KEPT_MS),
    sessionsBefore: new Date(at - SESSIONS_KEPT_MS),
  })
}
