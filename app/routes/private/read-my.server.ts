import { readFunds } from '#app/features/giving/read-giving.server.ts'
import { standingIn } from '#app/features/private/account-view.tsx'
import { fundLang } from '#app/features/private/read-response.server.ts'
import { showTickets } from '#app/features/private/tickets.server.ts'
import { giftSentence, whereItStands } from '#app/features/private/where-it-stands.ts'
import { type Reader, readerIn, type SiteServices } from '#app/services.server.ts'
import { findProgramme, heldIn } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import { erasureAskedAt, findWhose, whoseOf } from '#workflows/erasing/erase-record.ts'
import { readMonthly } from '#workflows/gifts/monthly-gift.ts'
import { readAccount, readHandMoney } from '#workflows/records/money/read-account.ts'
import {
  type PrivateRecord,
  readPrivateRecord,
} from '#workflows/records/private/read-private-page.ts'
import {
  readMyRegistration,
  readRegistered,
} from '#workflows/records/registration/read-registered.ts'
import { readAttendeePage, readTickets } from '#workflows/records/tickets/read-tickets.ts'

export async function readMine(services: SiteServices, reader: Reader, token: string) {
  const { content, language } = reader
  const address = `/my/${token}`
  const today = dayInIndia(services.now().getTime())
  const record = await readPrivateRecord(services, token)
  if (!record) {
    const attendee = await readAttendeePage(services, token)
    if (!attendee) return undefined
    const whose = await findWhose(services, token)
    const { event, state } = attendee
    return {
      ...pageOf(services, reader, attendee.registration),
      address,
      head: {
        event: { ...event, label: event.name, when: heldIn(language, event) },
        today: state === 'valid' ? today : undefined,
      },
      attendee,
      tickets: await showTickets(attendee.sheet),
      erasingSince: whose && (await erasureAskedAt(services, whose)),
    }
  }
  const { phone, email, map } = content.church
  const account = await readAccount(services, record, language)
  const mine =
    record.kind === 'gift' ? undefined : await readRegistration(services, language, record)
  return {
    ...pageOf(services, reader, record.kind === 'registration' ? record.registration : undefined),
    address,
    contact: { phone, email, directions: map.link },
    head: {
      event: account.towards,
      lang: record.kind === 'gift' ? fundLang(reader, record.gift.fund) : undefined,
      standing: standingIn(language, account),
      today: mine?.isLive ? today : undefined,
    },
    account,
    byHand: await readHandMoney(services, record),
    tickets: await showTickets(await readTickets(services, record)),
    erasingSince: await erasureAskedAt(services, whoseOf(record)),
    gift: record.kind === 'gift' ? await readGift(services, reader, record, account) : undefined,
    mine,
  }
}

function pageOf(
  { pictures }: SiteServices,
  { content, language }: Reader,
  registration: { programme: string } | undefined,
) {
  const words = PRIVATE_WORDS[language][registration ? 'registration' : 'gift']
  const key = registration?.programme ?? 'give'
  const { programmes } = content.conferences
  const shown = registration ? findProgramme(programmes, key)?.head : content.giving
  return {
    page: { ...words, style: 'my', language },
    picture: shown && pictures(key, shown.picture, 'page'),
  }
}

type Of<Kind> = Extract<PrivateRecord, { kind: Kind }>

async function readGift(
  services: SiteServices,
  reader: Reader,
  { gift }: Of<'gift'>,
  account: Awaited<ReturnType<typeof readAccount>>,
) {
  return {
    sentence: giftSentence(reader.language, gift.amount_minor, account),
    year: financialYear(new Date(gift.created_at)),
    monthly: await readMonthlyForm(services, gift),
  }
}

/** The reminder of a gift, and what it can be for; undefined while the gift has not come. */
export async function readMonthlyForm(services: SiteServices, gift: Of<'gift'>['gift']) {
  const monthly = await readMonthly(services, gift)
  const funds = readFunds(readerIn(services, gift.language))
  return monthly && { monthly, funds: funds.map(({ code, ...fund }) => ({ ...fund, value: code })) }
}

async function readRegistration(
  services: SiteServices,
  language: Language,
  { registration }: Of<'registration'>,
) {
  const registered = await readRegistered(services, registration.id, language)
  const mine = await readMyRegistration(services, registration)
  const over = registered?.event.over
  return {
    ...mine,
    registered,
    sentence: whereItStands(language, { ...mine, over, now: services.now() }),
  }
}

/** What the private page says after something was done there. Without an address nobody gets a mail. */
export function noticeFor(
  language: Language,
  done: string | null,
  hasAddress: boolean,
): string | undefined {
  const { done: notices, everyoneIsTold } = PRIVATE_WORDS[language]
  const notice = new Map(Object.entries(notices)).get(done ?? '')
  const isTold = hasAddress && (done === 'correct' || done === 'cancel')
  return isTold ? `${notice} ${everyoneIsTold}` : notice
}
