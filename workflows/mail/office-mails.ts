import type { MailFacts } from '#database/records/mail/mail-facts.ts'
import { createLink } from '#database/staff/sign-ins.ts'
import { findStaff } from '#database/staff/staff.ts'
import type { InEachLanguage } from '#domain/language.ts'
import { dayIn } from '#domain/language-formats.ts'
import type { Role } from '#domain/staff.ts'
import type { WordsFrom } from '#words/mail/mail-words.ts'
import { ROLE_WORDS } from '#words/roles.ts'
import { ATTENTION_KINDS } from '#workflows/attention/attention-kinds.ts'
import type { Services } from '#workflows/services.ts'
import { mailsLinks, mayEnter } from '#workflows/staff/may-enter.ts'
import { INVITATION_MS, LINK_MINUTES, LINK_MS } from '../staff/sign-in-by-link.ts'
import { type Fact, type Mail, toButton, toPage } from './mail.ts'

/** What the office and its staff are told is English. A stolen mailbox shows no names, addresses or numbers of anybody. */
export const STAFF_LINK = inEnglish<{ minutes: number }>({
  subject: 'Your link to the office',
  heading: 'Sign in to the office',
  paragraphs: ({ minutes }) => [
    `Open the link below and press "Sign in". It works once, for ${minutes} minutes.`,
  ],
  button: 'Sign in',
  closing:
    'If you did not ask for it, you don’t need to do anything. Please do not pass this mail on: whoever has the link can sign in as you.',
  reason:
    'You are receiving this mail because somebody asked to sign in to our office with this address.',
})

export const STAFF_INVITATION = inEnglish<{
  church: string
  name: string
  inviter: string
  roles: readonly Role[]
}>({
  subject: ({ church }) => `You are invited to the office of ${church}`,
  heading: ({ name }) => (name ? `Welcome to the office, ${name}` : 'Welcome to the office'),
  paragraphs: ({ church, inviter, roles }) => [
    `${inviter ? `${inviter} has invited you` : 'You are invited'} to the office of ${church}, ${asRoles(roles)}. Sign in with this e-mail address: there is no password.`,
    `Open the link below and press "Sign in". It works once, for seven days. Later, ask for a new link on the sign-in page.`,
  ],
  button: 'Sign in',
  closing: 'Please do not pass this mail on: whoever has the link can sign in as you.',
  reason: 'You are receiving this mail because somebody in our office invited this address.',
})

/** "as Treasurer: sees registrations, and looks after the money" */
function asRoles(roles: readonly Role[]): string {
  return `as ${roles.map((role) => ROLE_WORDS[role].name).join(' and ')}`
}

const ABOUT_THE_OFFICE = {
  button: 'Open the office',
  reason: 'You are receiving this mail because this address belongs to our office.',
}

export const ATTENTION = inEnglish<unknown>({
  subject: 'Something needs the office’s attention',
  heading: 'Something needs attention',
  paragraphs: ['This has come up. Please look at it in the office.'],
  ...ABOUT_THE_OFFICE,
})

type Summary = MailFacts['office-summary']

export const OFFICE_SUMMARY = inEnglish<Summary>({
  subject: ({ day }) => `The office’s summary of ${dayIn('en', day)}`,
  heading: ({ day }) => `Summary of ${dayIn('en', day)}`,
  paragraphs: (summary) => [
    comparedWords(summary),
    attentionFacts(summary).length === 0 ? 'Nothing needs attention.' : 'This needs attention:',
  ],
  ...ABOUT_THE_OFFICE,
})

function inEnglish<Facts>(words: WordsFrom<Facts>): InEachLanguage<WordsFrom<Facts>> {
  return { en: words, ta: words, kn: words, hi: words }
}

function comparedWords({ compared, differing }: Summary): string | undefined {
  const differ = differing === 1 ? '1 payment differs' : `${differing} payments differ`
  const sentences = {
    agrees: 'Received = recorded.',
    differs: `Received ≠ recorded: ${differ} between the payment provider and us.`,
    'not-compared':
      'Received and recorded were not compared: the payment provider could not be asked.',
  }
  return compared && sentences[compared]
}

function attentionFacts({ attention: counts }: Pick<Summary, 'attention'>): Fact[] {
  return ATTENTION_KINDS.flatMap(({ code, label }) => {
    const count = counts[code] ?? 0
    return count > 0 ? [[label, String(count)] satisfies Fact] : []
  })
}

/** Undefined for a link that was asked for so long ago that nobody waits for it. */
export async function readStaffLink(services: Services, mail: Mail<'staff-link'>) {
  const { to } = mail.facts
  if (services.now().getTime() - Date.parse(mail.created_at) > LINK_MS) return undefined
  return readSignIn(services, mail, LINK_MS, to ? `?${new URLSearchParams({ to })}` : '')
}

export async function readInvitation(services: Services, mail: Mail<'staff-invitation'>) {
  const { inviter } = mail.facts
  const read = await readSignIn(services, mail, INVITATION_MS)
  return read && { ...read, inviter }
}

/** Its token is drawn now, because only the digest may be stored. */
async function readSignIn(services: Services, { staff_id }: Mail, lastsMs: number, query = '') {
  const { db, now, publicUrl, content } = services
  const staff = await findStaff(db, staff_id ?? '')
  if (!mayEnter(services, staff) || !mailsLinks(services)) return undefined
  const token = await createLink(db, { staffId: staff.id, at: now(), lastsMs })
  const page = `${publicUrl}/office/sign-in`
  return {
    language: 'en' as const,
    church: content.church.name,
    name: staff.name,
    roles: staff.roles,
    minutes: LINK_MINUTES,
    links: {
      signIn: toButton(`${page}/${token}${query}`),
      signInPage: toPage('The sign-in page', page),
    },
  }
}

export async function readAttention(services: Services, { facts }: Mail<'attention'>) {
  return { table: attentionFacts(facts), ...toOffice(services) }
}

export async function readSummary(services: Services, { facts }: Mail<'office-summary'>) {
  const registrations: Fact = ['Registrations', String(facts.registrations)]
  const table = [
    ...attentionFacts(facts),
    registrations,
    ['Gifts', String(facts.gifts)] satisfies Fact,
  ]
  return { ...facts, table, ...toOffice(services) }
}

function toOffice({ publicUrl }: Services) {
  return { language: 'en' as const, links: { office: toButton(`${publicUrl}/office`) } }
}
