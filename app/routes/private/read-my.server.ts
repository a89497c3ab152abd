import { showMonthly } from '#app/features/giving/show-monthly.server.ts'
import { fundLang } from '#app/features/payments/read-response.server.ts'
import { giftSentence, whereItStands } from '#app/features/private/where-it-stands.ts'
import { requestWords } from '#app/features/registration/correction/take-correction.server.ts'
import { readAttendee } from '#app/features/tickets/read-attendee.server.ts'
import { showTickets } from '#app/features/tickets/show-tickets.server.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import type { ShownPicture } from '#app/ui/picture/pictures.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findProgramme } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import type { MyPagesWords } from '#words/private/en.ts'
import { MY_PAGES_WORDS } from '#words/private.ts'
import { erasureAskedAt } from '#workflows/erasing/ask-to-erase.ts'
import { findWhose, whoseOf } from '#workflows/erasing/erase-record.ts'
import { readAccount, readHandMoney } from '#workflows/records/money/read-account.ts'
import {
  type PrivateRecord,
  readPrivateRecord,
} from '#workflows/records/private/read-private-page.ts'
import { readMyRegistration } from '#workflows/records/registration/read-my-registration.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { readTickets } from '#workflows/records/tickets/read-tickets.ts'

/** A gift or a registration for the payer, or one ticket for its attendee. */
export async function readMine(services: SiteServices, reader: Reader, token: string) {
  const { language, content } = reader
  const record = await readPrivateRecord(services, token)
  if (!record) return readAttendeePage(services, content, token)
  const { phone, email, map } = content.church
  const account = await readAccount(services, record, language)
  const shown = {
    address: `/my/${token}`,
    page: pageOf(record.kind, language),
    picture: pictureOf(services, content, record),
    contact: { phone, email, directions: map.link },
    account,
    byHand: await readHandMoney(services, record),
    tickets: await showTickets(await readTickets(services, record)),
    erasingSince: await erasureAskedAt(services, whoseOf(record)),
  }
  if (record.kind === 'gift') {
    const { amount_minor, created_at, fund } = record.gift
    const gift = {
      sentence: giftSentence(language, amount_minor, account),
      /** The financial year of its statement, such as 2026-27. */
      year: financialYear(new Date(created_at)),
      monthly: await showMonthly(services, record.gift),
      ...fundLang(reader, { isGift: true, purpose: fund }),
    }
    return { ...shown, gift, registered: undefined, mine: undefined }
  }
  const registered = await readRegistered(services, record.registration.id, language)
  const mine = await readMyRegistration(services, record.registration)
  const over = registered?.event.over
  const sentence = whereItStands(language, { ...mine, over, now: services.now() })
  const requests = mine.requests.map(({ asked, ...request }) => ({
    ...request,
    ...requestWords(language, { ...request, asked }),
  }))
  return { ...shown, gift: undefined, registered, mine: { ...mine, sentence, requests } }
}

function pageOf(kind: PrivateRecord['kind'], language: Language) {
  return { ...MY_PAGES_WORDS[language][kind], style: 'my', language }
}

function pictureOf(
  { pictures }: SiteServices,
  content: Content,
  record: PrivateRecord,
): ShownPicture | undefined {
  if (record.kind === 'gift') return pictures('give', content.giving.picture, 'page')
  return programmePicture(pictures, content, record.registration.programme)
}

function programmePicture(pictures: SiteServices['pictures'], content: Content, key: string) {
  const programme = findProgramme(content.conferences.programmes, key)
  return programme && pictures(key, programme.head.picture, 'page')
}

async function readAttendeePage(services: SiteServices, content: Content, token: string) {
  const attendee = await readAttendee(services, token)
  if (!attendee) return undefined
  const { programme, language, ...shown } = attendee
  const picture = programmePicture(services.pictures, content, programme)
  const whose = await findWhose(services, token)
  const erasingSince = whose && (await erasureAskedAt(services, whose))
  const page = pageOf('registration', language)
  return { page, picture, attendee: shown, address: `/my/${token}`, erasingSince }
}

/** What the private page says after something was done there. Without an address nobody gets a mail. */
export function noticeFor(
  { done: notices, everyoneIsTold }: MyPagesWords,
  done: string | null,
  hasAddress: boolean,
): string | undefined {
  const notice = new Map(Object.entries(notices)).get(done ?? '')
  const isTold = hasAddress && (done === 'correct' || done === 'cancel')
  return isTold ? `${notice} ${everyoneIsTold}` : notice
}
