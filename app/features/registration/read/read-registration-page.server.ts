import type { SiteServices } from '#app/services.server.ts'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import { readSummary } from '#app/ui/text/read-summary.ts'
import { overSentence } from '#app/words/en/conferences.ts'
import {
  type ConferenceEvent,
  eventCodes,
  findProgramme,
  hoursOf,
  openEvents,
  type Programme,
} from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { overOn } from '#domain/conferences/over-on.ts'
import { whenHeld } from '#domain/conferences/when-held.ts'
import { dayInIndia } from '#domain/days.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { readPlacesLeft } from '#workflows/places/find-places.ts'
import { noLongerOffered } from './no-longer-offered.ts'

/** `asked`: the code of the event that the address asks for. */
type Wanted = { key: string; asked?: string | null }

/** The data of a registration form; undefined where the content has none. */
export async function readRegistrationPage(services: SiteServices, { key, asked }: Wanted) {
  await services.offers.ready()
  const { content, now, pictures } = services
  const programme = findProgramme(content.conferences.programmes, key)
  if (!programme) return undefined
  const { policy } = content
  const { head, title, note } = programme
  const offered = inOfferOrder(openEvents(programme, now()), now())
  const known = [...programme.events, ...content.conferences.past]
  return {
    page: {
      title,
      description: head.description,
      style: head.style,
      startsAtOnce: true,
      titlesItself: true,
      image: pictures(key, head.picture, 'social').src,
    },
    key,
    lead: head.lead,
    picture: pictures(key, head.picture, 'page'),
    note,
    summary: readSummary({ key, summary: programme.summary }),
    /** The preselected event. Undefined when the form doesn't offer the one in the address. */
    chosen: offered.find(({ code }) => code === asked)?.code,
    /** Says so when the date of an old link can't be chosen any more. */
    gone: noLongerOffered({ asked, offered, known }),
    events: await Promise.all(offered.map((event) => readOffer(services, programme, event))),
    closed: eventCodes([programme], now()).closed,
    email: content.church.email,
    consent: { heading: policy.consent.heading, html: toHtml(policy.consent.text) },
    terms: { heading: policy.terms.heading, html: toHtml(policy.terms.text) },
  }
}

async function readOffer(services: SiteServices, programme: Programme, event: ConferenceEvent) {
  const { code, name, dates, venue, price } = event
  const over = overOn(event, dayInIndia(services.now().getTime()))
  return {
    ...{ code, name, dates, venue, price },
    when: whenHeld({ ...event, hours: hoursOf({ programme, event }) }),
    /** Says so when the date has passed and can still be chosen. */
    over: over && overSentence(over),
    left: await countLeft(services, event),
  }
}

/** When places can't be counted the form is still shown. They are counted again when it is sent. */
async function countLeft(services: SiteServices, event: ConferenceEvent) {
  const counted = await askDatabase(services, () => readPlacesLeft(services.db, event))
  if (counted.ok) return counted.answer
  services.count('places.not-counted')
  return undefined
}

export type RegistrationPage = NonNullable<Awaited<ReturnType<typeof readRegistrationPage>>>

/** An event that can be chosen now, with its prices. */
export type OfferedEvent = RegistrationPage['events'][number]
