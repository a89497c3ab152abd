import type { OutboxMail } from '#database/outbox.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from './mail-body.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, peopleOf, visitFacts } from './registration-mails.ts'

type Telling = Pick<OutboxMail, 'recipient' | 'facts'>

/** Something was corrected on the private page. Only the payer's mail says what is registered now. */
export function registrationCorrected(about: RegistrationFacts, { recipient }: Telling): MailBody {
  const { balanceMinor: balance } = about
  const isPayer = recipient === about.payerEmail
  return {
    subject: `The registration for ${eventName(about)} was corrected`,
    heading: 'Your registration was corrected',
    paragraphs: [
      `The details of the registration for ${eventName(about)} were corrected on its private page.`,
      ...(isPayer && balance > 0 ? [`${formatRupees(balance)} is still due.`] : []),
    ],
    facts: isPayer ? visitFacts(about) : [],
    people: isPayer ? peopleOf(about) : undefined,
    action: isPayer ? { label: 'See your registration', href: about.pageUrl } : undefined,
    links: [],
    closing: [SURPRISE],
  }
}

/** The office decides about what was asked for on the private page. */
export function requestReceived(about: RegistrationFacts, { facts }: Telling): MailBody {
  const { wish = '' }: { wish?: string } = JSON.parse(facts ?? '{}')
  return {
    subject: `Your request about ${eventName(about)}`,
    heading: 'We have your request',
    paragraphs: [
      'Our office looks at it and writes to you. Until then nothing changes: your registration and your payments stay as they are.',
    ],
    facts: [['You asked', wish], ...visitFacts(about)],
    people: peopleOf(about),
    action: { label: 'See your registration', href: about.pageUrl },
    links: [],
    closing: [SURPRISE],
  }
}

const SURPRISE = 'If this comes as a surprise, please answer this mail, or call the office.'
