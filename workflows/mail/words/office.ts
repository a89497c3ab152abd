import type { MailFacts } from '#database/records/mail/mail-facts.ts'
import { formatDay } from '#domain/dates.ts'
import { ATTENTION_KINDS } from '#workflows/attention/list-attention.ts'
import type { Fact, MailBody } from '../mail.ts'

/** Why somebody gets such a mail, for its end. */
const REASONS = {
  signIn:
    'You are receiving this mail because somebody asked to sign in to our office with this address.',
  invited: 'You are receiving this mail because somebody in our office invited this address.',
  office: 'You are receiving this mail because this address belongs to our office.',
}

export function staffLink({ href, minutes }: { href: string; minutes: number }): MailBody {
  return {
    language: 'en',
    subject: 'Your link to the office',
    reason: REASONS.signIn,
    heading: 'Sign in to the office',
    paragraphs: [`Open the link below and press "Sign in". It works once, for ${minutes} minutes.`],
    action: { label: 'Sign in', href },
    closing: [
      'If you did not ask for it, you don’t need to do anything. Please do not pass this mail on: whoever has the link can sign in as you.',
    ],
  }
}

type Invitation = { church: string; name: string; href: string; signInUrl: string }

export function staffInvitation({ church, name, href, signInUrl }: Invitation): MailBody {
  return {
    language: 'en',
    subject: `You are invited to the office of ${church}`,
    reason: REASONS.invited,
    heading: name ? `Welcome to the office, ${name}` : 'Welcome to the office',
    paragraphs: [
      `You can now sign in to the office of ${church} with this e-mail address. There is no password.`,
      `Open the link below and press "Sign in". It works once, for seven days. Later, ask for a new link on the sign-in page.`,
    ],
    action: { label: 'Sign in', href },
    links: [{ label: 'The sign-in page', href: signInUrl }],
    closing: ['Please do not pass this mail on: whoever has the link can sign in as you.'],
  }
}

type Counts = { attention: Readonly<Record<string, number>>; officeUrl: string }

/** Mail to the office. A stolen mailbox shows no names, addresses, amounts or numbers of anybody. */
export function attention(counts: Counts): MailBody {
  return {
    language: 'en',
    subject: 'Something needs the office’s attention',
    reason: REASONS.office,
    heading: 'Something needs attention',
    paragraphs: ['This has come up. Please look at it in the office.'],
    facts: attentionFacts(counts),
    ...toOffice(counts),
  }
}

type Summary = Counts & MailFacts['office-summary']

export function officeSummary(summary: Summary): MailBody {
  const { day, registrations, gifts } = summary
  const needed = attentionFacts(summary)
  return {
    language: 'en',
    subject: `The office’s summary of ${formatDay(day)}`,
    reason: REASONS.office,
    heading: `Summary of ${formatDay(day)}`,
    paragraphs: [
      ...comparedWords(summary),
      needed.length === 0 ? 'Nothing needs attention.' : 'This needs attention:',
    ],
    facts: [...needed, ['Registrations', String(registrations)], ['Gifts', String(gifts)]],
    ...toOffice(summary),
  }
}

/** The first sentence that the treasurer reads. */
function comparedWords({ compared, differing }: Summary): string[] {
  switch (compared) {
    case 'agrees':
      return ['Received = recorded.']
    case 'differs':
      return [
        `Received ≠ recorded: ${differing === 1 ? '1 payment differs' : `${differing} payments differ`} between the payment provider and us.`,
      ]
    case 'not-compared':
      return ['Received and recorded were not compared: the payment provider could not be asked.']
    case undefined:
      return []
    default:
      return compared satisfies never
  }
}

function toOffice({ officeUrl }: Counts): Pick<MailBody, 'action' | 'links' | 'closing'> {
  return { action: { label: 'Open the office', href: officeUrl }, links: [], closing: [] }
}

function attentionFacts({ attention: counts }: Counts): Fact[] {
  return ATTENTION_KINDS.flatMap(({ code, label }) => {
    const count = counts[code] ?? 0
    return count > 0 ? [[label, String(count)] satisfies Fact] : []
  })
}
