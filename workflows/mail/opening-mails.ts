import {
  type ConferenceEvent,
  findProgramme,
  hoursOf,
  openEvents,
} from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { whenHeld } from '#domain/conferences/when-held.ts'
import type { Services } from '#workflows/services.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import { registrationOpened } from './words/openings.ts'
import { REASONS } from './words/reasons.ts'

/** The mail to whoever wanted to know when a form opens. */
export const OPENING_MAILS = {
  'registration-opened': {
    about: 'address',
    reason: REASONS.opening,
    limit: 'strangers',
    isOnlyForThis: true,
    write: written(readOpening, registrationOpened),
  },
} satisfies Partial<Mails>

/** Undefined when it has closed again. */
async function readOpening(
  { content, now, publicUrl }: Services,
  { facts }: Mail<'registration-opened'>,
) {
  const programme = findProgramme(content.conferences.programmes, facts.programme)
  if (!programme) return undefined
  const dates = inOfferOrder(openEvents(programme, now()), now())
  if (dates.length === 0) return undefined
  const when = (event: ConferenceEvent) =>
    whenHeld({ ...event, hours: hoursOf({ programme, event }) })
  const formUrl = `${publicUrl}/${facts.programme}`
  return { title: programme.title, dates: dates.map(when), formUrl }
}
