import {
  findRecordsByAddress,
  newestLanguage,
} from '#database/records/private/records-by-address.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import {
  type ConferenceEvent,
  findProgramme,
  heldIn,
  inOfferOrder,
  openEvents,
} from '#domain/conferences/conference.ts'
import { spokenName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { fullName } from '#domain/registration/person.ts'
import { LABEL_WORDS, LINK_WORDS } from '#words/mail.ts'
import { eventIn, hoursIn, nameEventNow, namePurpose } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'
import { contentFor } from '../content/live-content.ts'
import { publicAddress } from '../languages/stored-language.ts'
import { readOpeningWish } from '../openings/openings.ts'
import { type Fact, type Mail, toButton } from './mail.ts'

/** Everything that one address has a private page of. Undefined when it has none any more. */
export async function readOwnRecords(services: Services, { recipient }: Mail<'private-links'>) {
  const { db, publicUrl } = services
  const records = await findRecordsByAddress(db, recipient)
  const { registrations, gifts, tickets } = records
  if (registrations.length + gifts.length + tickets.length === 0) return undefined
  const language = newestLanguage(records)
  const words = LINK_WORDS[language]
  const toPage = (label: string, token: string) => ({ label, href: `${publicUrl}/my/${token}` })
  const links = {
    registrations: await Promise.all(
      registrations.map(async (registration) => {
        const { label: event } = await nameEventNow(services, registration, language)
        const people = await attendeesOf(db, registration.id)
        const [first = '', ...others] = people.map(fullName)
        const at = momentIn(language, new Date(registration.created_at))
        const label = words.registration({ event, first, others: others.length, at })
        return toPage(label, registration.private_token)
      }),
    ),
    tickets: tickets.map((ticket) => {
      const event = namePurpose(services, ticket.event_code, language)
      return toPage(words.ticketFor({ holder: fullName(ticket), event }), ticket.private_token)
    }),
    gifts: gifts.map(({ fund, amount_minor, created_at, private_token }) => {
      const amount = rupeesIn(language, amount_minor)
      const towards = namePurpose(services, fund, language)
      const day = dayIn(language, dayInIndia(Date.parse(created_at)))
      return toPage(words.gift({ amount, towards, day }), private_token)
    }),
  }
  return { language, links }
}

/** Undefined once it was confirmed, or is gone. */
export async function readUnconfirmed(
  services: Services,
  { facts: { wishId } }: Mail<'confirm-address'>,
) {
  const wish = await readOpeningWish(services, wishId)
  if (!wish || wish.isConfirmed) return undefined
  const { language, title } = wish
  return { language, title, links: { confirm: toButton(`${services.publicUrl}/tell/${wishId}`) } }
}

/** The form that somebody waited for. Undefined when it has closed again. */
export async function readOpening(
  services: Services,
  { facts: { programme: key, language } }: Mail<'registration-opened'>,
) {
  const { content, now } = services
  const programme = findProgramme(content.conferences.programmes, key)
  const said = findProgramme(contentFor(services, language).conferences.programmes, key)
  if (!programme || !said) return undefined
  const dates = inOfferOrder(openEvents(programme, now()), now())
  if (dates.length === 0) return undefined
  const whenOf = (event: ConferenceEvent) =>
    heldIn(language, {
      ...eventIn(services, event, language),
      hours: hoursIn(services, event.code, language),
    })
  const table = dates.map((event): Fact => [LABEL_WORDS[language].date, whenOf(event)])
  const form = toButton(publicAddress(services, language, `/${key}`))
  return { language, title: spokenName(said), table, links: { form } }
}
