import { findStaff } from '#database/staff/staff.ts'
import { findLink, useUpLink } from '#database/staff/staff-links.ts'
import { openSession } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'

/** Whether this link still signs somebody in. Reading it uses nothing up: mail scanners follow links. */
export async function isLinkOpen(services: Services, token: string): Promise<boolean> {
  const id = await findLink(services.db, token, services.now())
  return id !== undefined && mayEnter(services, await findStaff(services.db, id))
}

/** Uses the link up and returns the secret of a new session. Undefined when the link doesn't work. */
export async function signInByLink(
  services: Services,
  { token, device }: { token: string; device: string },
): Promise<string | undefined> {
  const { db, now, log, count } = services
  const at = now()
  const secret = await db.transaction().execute(async (tx) => {
    const staffId = await useUpLink(tx, token, at)
    if (!staffId || !mayEnter(services, await findStaff(tx, staffId))) return undefined
    log.info('office-signed-in', { staff: staffId, by: 'link' })
    return openSession(tx, { staffId, device, at })
  })
  count(secret ? 'office.signed-in' : 'office.link-refused')
  return secret
}
