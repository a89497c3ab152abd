import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { appendOfficeEvent, type OfficeEvent } from '#database/staff/office-events.ts'
import { createLink } from '#database/staff/sign-ins.ts'
import {
  findStaff,
  findStaffByEmail,
  lockStaff,
  type Staff,
  storeStaff,
} from '#database/staff/staff.ts'
import { isStaffAddress } from '#domain/mail/mailbox.ts'
import { ROLES, type Role, readStaffName, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { INVITATION_MS } from './sign-in-by-link.ts'

export type Invitation = StaffForm & {
  email: string
  /** What they are called; empty when the person says it later. */
  name?: string | undefined
  roles: readonly Role[]
  /** Whoever asks knows that the person is in the office, and with which roles. */
  isSure?: boolean
}

/** If the inviter is sure, whoever is in the office already gets these roles too. */
export async function inviteStaff(services: Services, invitation: Invitation) {
  return invite(services, invitation, async (tx, { id, email }) => {
    const at = services.now()
    const mail = { kind: 'staff-invitation', name: invitation.key ?? at.toISOString() } as const
    const facts = { inviter: invitation.actor.staffId ? invitation.actor.name : '' }
    await queueMail(tx, { ...mail, facts, about: { staff_id: id }, recipient: email, at })
  })
}

/** The command line shows the link itself. */
export async function inviteByLink(services: Services, invitation: Invitation) {
  let token = ''
  const invited = await invite(services, invitation, async (tx, { id }) => {
    token = await createLink(tx, { staffId: id, at: services.now(), lastsMs: INVITATION_MS })
  })
  if (!invited.ok) return invited
  return { ...invited, href: `${services.publicUrl}/office/sign-in/${token}` }
}

async function invite(
  services: Services,
  invitation: Invitation,
  tell: (tx: Db, staff: Staff) => Promise<void>,
) {
  const { actor, email, name: typed = '', roles, isSure = false, key } = invitation
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  if (!isStaffAddress(email)) return refuse('not-an-address')
  if (roles.length === 0) return refuse('no-role')
  const name = readStaffName(typed)
  if (name === undefined) return refuse('name-too-long')
  return onceInTransaction(services.db, { key, again: invitedBefore }, async (tx) => {
    await lockStaff(tx)
    const known = await findStaffByEmail(tx, email)
    const isStaff = known !== undefined && known.ended_at === null
    if (isStaff && !isSure) return { ...refuse('is-staff'), staff: known }
    const before = isStaff ? known.roles : []
    const after = ROLES.filter((role) => roles.includes(role) || before.includes(role))
    const at = services.now()
    const staff = await storeStaff(tx, { email: known?.email ?? email, name, roles: after, at })
    const event = { actor, subject: 'staff', subjectId: staff.id, action: 'invite' } as const
    const details = { email: staff.email, before, after, version: staff.version }
    await appendOfficeEvent(tx, { ...event, details, key, at })
    await tell(tx, staff)
    services.log.info('staff-invited', { staff: staff.id })
    return { ok: true as const, staff }
  })
}

async function invitedBefore({ subject_id }: OfficeEvent, tx: Db) {
  const staff = await findStaff(tx, subject_id)
  if (!staff) throw new Error('Nobody is deleted from the staff')
  return { ok: true as const, staff }
}
