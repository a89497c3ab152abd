import type { SiteServices } from '#app/services.server.ts'
import { policyText } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { readIn } from '#app/ui/text/read-in.server.ts'
import type { Content } from '#content-model/schema/content.ts'
import {
  asksDayNotes,
  type ConferenceEvent,
  eventCodes,
  findEvent,
  findProgramme,
  heldIn,
  hoursOf,
  inOfferOrder,
  type NamedEvent,
  openEvents,
  overOn,
  type Programme,
  usualArrival,
} from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, daysOfYearIn } from '#domain/language-formats.ts'
import type { formAnswers } from '#words/forms/en.ts'
import { CONFERENCE_WORDS, FORM_ANSWERS, REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import { readPlacesLeft } from '#workflows/records/places/find-places.ts'

export async function readRegistrationPage(
  services: SiteServices,
  { key, asked, language }: { key: string; asked?: string | null; language: Language },
) {
  await services.offers.ready()
  const { now, pictures } = services
  // Dates of the calendar may have come with the wait.
  const content = contentFor(services, language)
  const { englishParts } = services.contentIn(language)
  const reader = { content, englishParts }
  const programme = findProgramme(content.conferences.programmes, key)
  if (!programme) return undefined
  const { head, title, note } = programme
  const part = `conferences.programmes.${key}`
  const offered = inOfferOrder(openEvents(programme, now()), now())
  const codes = eventCodes([programme], now())
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
    head: withLang(
      {
        lead: head.lead,
        picture: pictures(key, head.picture, 'page'),
        readIn: readIn(language, head.readIn),
      },
      partLang(reader, `${part}.title`, `${part}.head`),
    ),
    note,
    chosen: offered.find(({ code }) => code === asked)?.code,
    gone: noLongerOffered(FORM_ANSWERS[language], asked, offered, known),
    events: await Promise.all(
      offered.map((event) => readOffer(services, programme, event, language)),
    ),
    closed: codes.closed,
    lacking: codes.lacking,
    email: content.church.email,
    consent: policyText(reader, 'consent'),
    terms: policyText(reader, 'terms'),
    /** The text that decides, where another is shown. */
    english: language === 'en' ? undefined : englishConsent(services.content),
  }
}

function englishConsent(content: Content) {
  const reader = { content, englishParts: new Set<string>() }
  return {
    declaration: REGISTRATION_FORM.en.consent,
    consent: policyText(reader, 'consent'),
    terms: policyText(reader, 'terms'),
  }
}

async function readOffer(
  services: SiteServices,
  programme: Programme,
  event: ConferenceEvent,
  language: Language,
) {
  const { code, name, days, venue, price } = event
  const over = overOn(event, dayInIndia(services.now().getTime()))
  // A coming date is offered without its year in each language.
  const isShort = language === 'en' || over || !days
  const dates = isShort ? event.dates : daysOfYearIn(language, days)
  return {
    ...{ code, name, dates, venue, price },
    when: heldIn(language, { ...event, hours: hoursOf({ programme, event }) }),
    begins: beginsAt(services, event),
    over: over && CONFERENCE_WORDS[language].over(dayIn(language, over)),
    left: await countLeft(services, event),
    dayNotes: asksDayNotes(event),
  }
}

/** When people usually arrive. Hours are read in English. */
export function beginsAt({ content }: SiteServices, { code, days }: ConferenceEvent): string {
  const found = findEvent(content.conferences, code)
  return usualArrival({ days, hours: found && hoursOf(found) })
}

/** When places can't be counted the form is still shown. They are counted again when it is sent. */
async function countLeft(services: SiteServices, event: ConferenceEvent) {
  const counted = await askDatabase(services, () => readPlacesLeft(services.db, event))
  if (counted.ok) return counted.answer
  services.count('places.not-counted')
  return undefined
}

export type RegistrationPage = NonNullable<Awaited<ReturnType<typeof readRegistrationPage>>>

export type OfferedEvent = RegistrationPage['events'][number]

/** Tells a visitor with an old link why nothing is chosen. A form without dates has its own notice. */
export function noLongerOffered(
  words: typeof formAnswers,
  asked: string | null | undefined,
  offered: readonly NamedEvent[],
  known: readonly (NamedEvent & Pick<Partial<ConferenceEvent>, 'cancelled'>)[],
): string | undefined {
  const isAsked = ({ code }: NamedEvent) => code === asked
  const event = known.find(isAsked)
  if (event?.cancelled) return words.cancelled(event)
  if (!asked || offered.length === 0 || offered.some(isAsked)) return undefined
  return words.gone(event)
}
