import { isSentAgain, type OutboxMail } from '#database/outbox.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from './mail-body.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, peopleOf, visitFacts } from './registration-mails.ts'

/** The office has moved the registration to another date. */
export function registrationMoved(about: RegistrationFacts): MailBody {
  const { balanceMinor } = about
  return {
    subject: `Your registration was moved to ${eventName(about)}`,
    heading: 'Your registration has a new date',
    paragraphs: [
      'Our office has moved your registration. What you have paid counts for the new date.',
      balanceMinor > 0 ? `${formatRupees(balanceMinor)} is still due.` : 'Nothing is due.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about),
    action: { label: 'See your registration', href: about.pageUrl },
    links: [],
    closing: ['If this comes as a surprise, please answer this mail, or call the office.'],
  }
}

/** To the old address it says nothing personal: it may belong to a stranger. */
export function emailChanged(
  about: RegistrationFacts,
  mail: Pick<OutboxMail, 'key' | 'facts' | 'recipient'>,
): MailBody | undefined {
  const { which, by }: { which?: string; by?: string } = JSON.parse(mail.facts ?? '{}')
  // Sent again, it goes to an address that the registration has now.
  if (which === 'old' && isSentAgain(mail)) return undefined
  const { recipient } = mail
  const isPayer = which === 'new' && recipient === about.payerEmail
  return {
    subject: `Your e-mail address for ${eventName(about)} was changed`,
    heading: 'An e-mail address was changed',
    paragraphs:
      which === 'new'
        ? [`Mails about the registration for ${eventName(about)} come to this address from now on.`]
        : [`Mails about a registration for ${eventName(about)} no longer come to this address.`],
    facts: [],
    action: isPayer ? { label: 'See your registration', href: about.pageUrl } : undefined,
    links: [],
    closing: [
      `${by === 'visitor' ? 'It was changed on the private page of the registration.' : 'Our office has changed it.'} If this comes as a surprise, please answer this mail, or call the office.`,
    ],
  }
}
