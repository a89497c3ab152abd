import { randomUUID } from 'node:crypto'
import { queueMail } from '#database/records/mail/outbox.ts'
import { consumeLink, findLink, openSession } from '#database/staff/sign-ins.ts'
import { findStaff, findStaffByEmail } from '#database/staff/staff.ts'
import type { Services } from '#workflows/services.ts'
import { nameStaff } from './change-staff.ts'
import { mayEnter } from './may-enter.ts'
import { readSession } from './sessions.ts'

/** Reading a link uses nothing up: mail scanners follow links. */
export async function readLink(services: Services, token: string) {
  const id = await findLink(services.db, token, services.now())
  const staff = id === undefined ? undefined : await findStaff(services.db, id)
  return mayEnter(services, staff) ? { isNameless: staff.name === '' } : undefined
}

export async function signInByLink(
  services: Services,
  { token, device, name = '' }: { token: string; device: string; name?: string | undefined },
): Promise<string | undefined> {
  const { db, now, log, count } = services
  const at = now()
  const secret = await db.transaction().execute(async (tx) => {
    const staffId = await consumeLink(tx, token, at)
    const staff = staffId ? await findStaff(tx, staffId) : undefined
    if (!mayEnter(services, staff)) return undefined
    log.info('office-signed-in', { staff: staff.id, by: 'link' })
    return openSession(tx, { staffId: staff.id, device, at })
  })
  count(secret ? 'office.signed-in' : 'office.link-refused')
  const actor = secret && name ? await readSession(services, secret) : undefined
  // A name that is known is changed on the person's own page, not by signing in.
  if (actor?.isNameless) await nameStaff(services, { actor, id: actor.staffId, name })
  return secret
}

/** Strangers take the same steps, so that neither answer nor time tells who is in the office. */
export async function askForLink(
  { db, now, count }: Services,
  { email, to, key = randomUUID() }: { email: string; to?: string; key?: string },
): Promise<void> {
  const staff = await findStaffByEmail(db, email)
  await queueMail(db, {
    kind: 'staff-link',
    name: key,
    ...(staff && { about: { staff_id: staff.id } }),
    ...(to && { facts: { to } }),
    // Another spelling may be a stranger's mailbox.
    recipient: staff?.email ?? '',
    at: now(),
  })
  count('office.link-asked')
}

export const LINK_MINUTES = 15
export const LINK_MS = LINK_MINUTES * 60_000

/** Whoever is invited may be away for some days. */
export const INVITATION_MS = 7 * 24 * 60 * 60_000
