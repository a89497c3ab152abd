import type { Hold } from '#domain/registration/places.ts'
import type {
  PaymentEvent,
  PlaceEvent,
  RegistrationRecord,
} from '#workflows/registration/read-registration-record.ts'
import { type HistoryLine, officeLine } from '../office-line.ts'
import { PAYMENT_WORDS } from './payment-words.ts'

/** Everything that happened to a registration, newest first, with who did it. */
export function historyOf(record: RegistrationRecord, seesMoney: boolean): HistoryLine[] {
  const { registration, officeEvents, placeEvents, payments } = record
  const money = payments.flatMap(({ txnid, events }) =>
    events.map((event) => paymentLine(event, txnid)),
  )
  const lines = [
    { at: registration.created_at, who: 'Visitor', words: 'Registered on the website.', parts: [] },
    ...officeEvents.map(officeLine),
    ...placeEvents.map(placeLine),
    ...(seesMoney ? money : []),
  ]
  return lines.sort((a, b) => b.at.localeCompare(a.at))
}

function placeLine({ at, source, to_hold }: PlaceEvent): HistoryLine {
  return { at, who: SOURCES[source], words: PLACES[to_hold], parts: [] }
}

const PLACES: Record<Hold, string> = {
  held: 'Places are held until it is paid.',
  confirmed: 'Places are confirmed.',
  released: 'Places were given back.',
  waiting: 'It went on the waiting list.',
  cancelled: 'It was cancelled, and its places are free.',
}

function paymentLine({ at, source, evidence }: PaymentEvent, txnid: string): HistoryLine {
  return { at, who: SOURCES[source], words: PAYMENT_WORDS[evidence], parts: [txnid] }
}

const SOURCES: Record<PlaceEvent['source'], string> = {
  visitor: 'Visitor',
  return: 'Payer’s browser',
  webhook: 'Payment provider',
  visit: 'Site',
  sweep: 'Site',
  office: 'Office',
  mail: 'Link in the mail',
}
