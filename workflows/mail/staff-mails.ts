import type { OutboxMail } from '#database/outbox.ts'
import { findStaff } from '#database/staff.ts'
import { drawLink } from '#database/staff-links.ts'
import type { Services } from '#workflows/services.ts'
import { LINK_MINUTES, LINK_MS } from '#workflows/staff/link-life.ts'
import { mayEnter } from '#workflows/staff/may-enter.ts'
import type { MailBody } from './mail-body.ts'

type Reading = Pick<Services, 'db' | 'now' | 'publicUrl' | 'content' | 'sampleOffice'>

/**
 * A mail that signs a member of staff in. The token is drawn now, because only its digest may be stored.
 * Undefined for strangers, and for a link that was asked for so long ago that nobody waits for it.
 */
export async function readStaffMail(
  services: Reading,
  mail: OutboxMail,
): Promise<MailBody | undefined> {
  const { db, now, publicUrl, content } = services
  const staff = await findStaff(db, mail.staff_id ?? '')
  if (!mayEnter(services, staff)) return undefined
  const at = now()
  const isInvitation = mail.kind === 'staff-invitation'
  if (!isInvitation && at.getTime() - Date.parse(mail.created_at) > LINK_MS) return undefined
  const token = await drawLink(db, { staffId: staff.id, at, lastsMs: LINK_MS })
  const signInUrl = `${publicUrl}/office/sign-in`
  const href = `${signInUrl}/${token}${whereTo(mail)}`
  const church = content.church.name
  return isInvitation ? invitation({ church, href, signInUrl }) : signInLink(href)
}

function signInLink(href: string): MailBody {
  return {
    subject: 'Your link to the office',
    heading: 'Sign in to the office',
    paragraphs: [
      `Open the link below and press "Sign in". It works once, for ${LINK_MINUTES} minutes.`,
    ],
    facts: [],
    action: { label: 'Sign in', href },
    links: [],
    closing: [
      'If you did not ask for it, you need not do anything. Please do not pass this mail on: whoever has the link can sign in as you.',
    ],
  }
}

type Invitation = { church: string; href: string; signInUrl: string }

function invitation({ church, href, signInUrl }: Invitation): MailBody {
  return {
    subject: `You are invited to the office of ${church}`,
    heading: 'Welcome to the office',
    paragraphs: [
      `You can now sign in to the office of ${church} with this e-mail address. There is no password.`,
      `Open the link below and press "Sign in". It works once, for ${LINK_MINUTES} minutes. Later, ask for a new link on the sign-in page.`,
    ],
    facts: [],
    action: { label: 'Sign in', href },
    links: [{ label: 'The sign-in page', href: signInUrl }],
    closing: ['Please do not pass this mail on: whoever has the link can sign in as you.'],
  }
}

function whereTo({ facts }: OutboxMail): string {
  const { to }: { to?: unknown } = JSON.parse(facts ?? '{}')
  return typeof to === 'string' ? `?${new URLSearchParams({ to })}` : ''
}
