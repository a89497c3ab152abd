import { findStaff } from '#database/staff/staff.ts'
import { createLink } from '#database/staff/staff-links.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from '#workflows/staff/may-enter.ts'
import { INVITATION_MS, LINK_MINUTES, LINK_MS } from '../staff/sign-in-by-link.ts'
import { toButton, toPage } from './body-of.ts'
import type { Mail } from './mail.ts'
import { attentionFacts, SIGN_IN_PAGE, summaryFacts } from './words/office.ts'

/** Undefined for a link that was asked for so long ago that nobody waits for it. */
export async function readStaffLink(services: Services, mail: Mail<'staff-link'>) {
  const { to } = mail.facts
  if (services.now().getTime() - Date.parse(mail.created_at) > LINK_MS) return undefined
  const query = to ? `?${new URLSearchParams({ to })}` : ''
  return readSignIn(services, mail, { lastsMs: LINK_MS, query })
}

export async function readInvitation(services: Services, mail: Mail<'staff-invitation'>) {
  return readSignIn(services, mail, { lastsMs: INVITATION_MS, query: '' })
}

/**
 * A link that signs a member of staff in. Its token is drawn now, because only the digest may be stored.
 * Undefined for strangers.
 */
async function readSignIn(
  services: Services,
  { staff_id }: Mail,
  { lastsMs, query }: { lastsMs: number; query: string },
) {
  const { db, now, publicUrl, content } = services
  const staff = await findStaff(db, staff_id ?? '')
  if (!mayEnter(services, staff)) return undefined
  const token = await createLink(db, { staffId: staff.id, at: now(), lastsMs })
  const page = `${publicUrl}/office/sign-in`
  return {
    language: 'en' as const,
    church: content.church.name,
    name: staff.name,
    minutes: LINK_MINUTES,
    links: {
      signIn: toButton(`${page}/${token}${query}`),
      signInPage: toPage(SIGN_IN_PAGE, page),
    },
  }
}

export async function readAttention(services: Services, { facts }: Mail<'attention'>) {
  return { table: attentionFacts(facts), ...toOffice(services) }
}

export async function readSummary(services: Services, { facts }: Mail<'office-summary'>) {
  return { ...facts, table: summaryFacts(facts), ...toOffice(services) }
}

function toOffice({ publicUrl }: Services) {
  return { language: 'en' as const, links: { office: toButton(`${publicUrl}/office`) } }
}
