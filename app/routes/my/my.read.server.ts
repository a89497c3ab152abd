import { showMonthly } from '#app/features/giving/show-monthly.server.ts'
import { showHandMoney } from '#app/features/payments/show-hand-money.server.ts'
import { readAttendee } from '#app/features/tickets/read-attendee.server.ts'
import { readTicketsOf } from '#app/features/tickets/read-tickets-of.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { describeGift } from '#app/words/en/gifts.ts'
import { accountWords } from '#app/words/en/payments.ts'
import { whereItStands } from '#app/words/en/registrations.ts'
import { readAccount } from '#workflows/money/read-account.ts'
import { readHandMoney } from '#workflows/money/read-hand-money.ts'
import { readPrivateRecord } from '#workflows/private-links/read-private-page.ts'
import { readMyRegistration } from '#workflows/registration/read-my-registration.ts'
import { readRegistered } from '#workflows/registration/read-registered.ts'

const PAGES = {
  gift: { title: 'Your gift', description: 'Everything about your gift.', style: 'my' },
  registration: {
    title: 'Your registration',
    description: 'Everything about your registration.',
    style: 'my',
  },
} as const

/** A gift or a registration for the payer, or one ticket for its attendee. */
export async function readMine(services: SiteServices, token: string) {
  const record = await readPrivateRecord(services, token)
  if (!record) return readAttendeePage(services, token)
  const { phone, email, map } = services.content.church
  const shown = {
    address: `/my/${token}`,
    page: PAGES[record.kind],
    contact: { phone, email, directions: map.link },
    account: accountWords(await readAccount(services, record)),
    byHand: (await readHandMoney(services, record)).map(showHandMoney),
    tickets: await readTicketsOf(services, record),
  }
  if (record.kind === 'gift') {
    const gift = {
      ...describeGift(record.gift, shown.account.standing),
      monthly: await showMonthly(services, record.gift),
    }
    return { ...shown, gift, registered: undefined, mine: undefined }
  }
  const registered = await readRegistered(services, record.registration.id)
  const mine = await readMyRegistration(services, record.registration)
  const sentence = whereItStands({ ...mine, now: services.now() })
  return { ...shown, gift: undefined, registered, mine: { ...mine, sentence } }
}

/** The page of an attendee who isn't the payer. */
async function readAttendeePage(services: SiteServices, token: string) {
  const attendee = await readAttendee(services, token)
  return attendee && { page: PAGES.registration, attendee }
}

/** What the private page says after something was done there. Without an address nobody gets a mail. */
export function noticeFor(done: string | null, hasAddress: boolean): string | undefined {
  const notice = NOTICES.get(done ?? '')
  const isTold = hasAddress && (done === 'correct' || done === 'cancel')
  return isTold ? `${notice} Everyone concerned gets a mail.` : notice
}

const NOTICES = new Map([
  ['link', 'The link is on its way to your e-mail address. It can take a few minutes.'],
  ['statement', 'The statement is on its way to your e-mail address. It can take a few minutes.'],
  ['same', 'Nothing was changed.'],
  ['correct', 'Your details are corrected.'],
  ['cancel', 'It is cancelled. A refund takes a few days.'],
  ['taken-back', 'Your request is taken back. Everything stays as it is.'],
  ['monthly', 'We will remind you each month.'],
  ['monthly-pause', 'Your reminder is paused.'],
  ['monthly-resume', 'Your reminder goes on.'],
  ['monthly-end', 'Your reminder has ended.'],
  ['asked', 'Our office has your request, and writes to you. Until then nothing changes.'],
])
