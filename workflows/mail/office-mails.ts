import { findStaff } from '#database/staff/staff.ts'
import { createLink } from '#database/staff/staff-links.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from '#workflows/staff/may-enter.ts'
import { INVITATION_MS, LINK_MINUTES, LINK_MS } from '../staff/sign-in-by-link.ts'
import { type Mail, type Mails, written } from './mail.ts'
import { attention, officeSummary, staffInvitation, staffLink } from './words/office.ts'

/** Mails to the office and to its staff. */
export const OFFICE_MAILS = {
  'staff-link': {
    limit: 'sign-in',
    write: written(readStaffLink, staffLink),
  },
  'staff-invitation': {
    limit: 'none',
    write: written(readInvitation, staffInvitation),
  },
  attention: {
    limit: 'none',
    write: written(readNotice<'attention'>, attention),
  },
  'office-summary': {
    limit: 'none',
    write: written(readNotice<'office-summary'>, officeSummary),
  },
} satisfies Partial<Mails>

/** Undefined for a link that was asked for so long ago that nobody waits for it. */
async function readStaffLink(services: Services, mail: Mail<'staff-link'>) {
  const { to } = mail.facts
  if (services.now().getTime() - Date.parse(mail.created_at) > LINK_MS) return undefined
  const signIn = await readSignIn(services, mail, LINK_MS)
  const query = to ? `?${new URLSearchParams({ to })}` : ''
  return signIn && { ...signIn, href: signIn.href + query, minutes: LINK_MINUTES }
}

async function readInvitation(services: Services, mail: Mail<'staff-invitation'>) {
  return readSignIn(services, mail, INVITATION_MS)
}

/**
 * A link that signs a member of staff in. Its token is drawn now, because only the digest may be stored.
 * Undefined for strangers.
 */
async function readSignIn(services: Services, { staff_id }: Mail, lastsMs: number) {
  const { db, now, publicUrl, content } = services
  const staff = await findStaff(db, staff_id ?? '')
  if (!mayEnter(services, staff)) return undefined
  const token = await createLink(db, { staffId: staff.id, at: now(), lastsMs })
  const signInUrl = `${publicUrl}/office/sign-in`
  const href = `${signInUrl}/${token}`
  return { church: content.church.name, name: staff.name, href, signInUrl }
}

async function readNotice<Kind extends 'attention' | 'office-summary'>(
  { publicUrl }: Services,
  { facts }: Mail<Kind>,
) {
  return { ...facts, officeUrl: `${publicUrl}/office` }
}
