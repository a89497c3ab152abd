import { type HistoryLine, officeLine } from '#app/office/office-line.ts'
import type { Hold } from '#domain/registration/places.ts'
import type {
  PaymentEvent,
  PlaceEvent,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'

/** Everything that happened to a registration, newest first, with who did it. */
export function historyOf(record: RegistrationRecord, seesMoney: boolean): HistoryLine[] {
  const { registration, officeEvents, placeEvents, payments } = record
  const registered = { who: 'Visitor', words: 'Registered on the website.', parts: [] }
  const lines = [
    ...(wasTaken(record) ? [] : [{ at: registration.created_at, ...registered }]),
    ...officeEvents.map(officeLine),
    ...placeEvents.map(({ at, source, to_hold }) => {
      return { at, who: SOURCES[source], words: PLACES[to_hold], parts: [] }
    }),
    ...(seesMoney ? payments : []).flatMap(({ txnid, events }) =>
      events.map(({ at, source, evidence }) => {
        return { at, who: SOURCES[source], words: PAYMENT_WORDS[evidence], parts: [txnid] }
      }),
    ),
  ]
  return lines.sort((a, b) => b.at.localeCompare(a.at))
}

/** By the office: by phone or at the door. */
export function wasTaken({ officeEvents }: RegistrationRecord): boolean {
  return officeEvents.some(({ action }) => action === 'take-registration')
}

const PLACES: Record<Hold, string> = {
  held: 'Places are held until it is paid.',
  confirmed: 'Places are confirmed.',
  released: 'Places were given back.',
  waiting: 'It went on the waiting list.',
  cancelled: 'It was cancelled, and its places are free.',
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

export const PAYMENT_WORDS: Record<PaymentEvent['evidence'], string> = {
  'confirmed-success': 'The provider confirmed the payment.',
  'confirmed-failure': 'The provider says that nothing was taken.',
  'confirmed-dropped': 'The provider lost its connection to the bank.',
  'confirmed-pending': 'The payment is pending at the bank.',
  'confirmed-begun': 'The payer has opened the provider’s page, and not paid there yet.',
  'confirmed-held': 'The bank holds the money and has not handed it over.',
  'confirmed-mismatch': 'The wrong amount was taken.',
  'signed-success': 'The payer came back with a success; it is being confirmed.',
  'signed-failure': 'The payer came back with a failure.',
  'signed-pending': 'The payer came back while the bank was still deciding.',
  'not-found': 'The provider does not know the payment.',
  unreachable: 'The provider could not be reached.',
  accepted: 'The office accepted the amount that was taken.',
  cancelled: 'The attempt was ended because the registration was cancelled.',
  replaced: 'The attempt was ended because the amount due had changed.',
  'refund-completed': 'All of it went back.',
  'refund-asked': 'A refund was asked for.',
  'refund-queued': 'The provider accepted the refund.',
  'refund-done': 'The refund went back to the payer.',
  'refund-refused': 'The provider refused the refund.',
}
