import { formatRupees } from '#domain/money.ts'
import { changeWords, type FieldChange } from '#domain/registration/field-change.ts'
import type { Hold } from '#domain/registration/places.ts'
import type {
  OfficeEvent,
  PaymentEvent,
  PlaceEvent,
  RegistrationRecord,
} from '#workflows/office/read-registration-record.ts'
import { paymentWords } from './payment-words.ts'

export type HistoryLine = { at: string; who: string; words: string; parts: string[] }

/** Everything that happened to a registration, newest first, with who did it. */
export function historyOf(record: RegistrationRecord, seesMoney: boolean): HistoryLine[] {
  const { registration, officeEvents, placeEvents, payments } = record
  const money = payments.flatMap(({ txnid, events }) =>
    events.map((event) => paymentLine(event, txnid)),
  )
  const lines = [
    { at: registration.created_at, who: 'Registration', words: 'It was stored.', parts: [] },
    ...officeEvents.map(officeLine),
    ...placeEvents.map(placeLine),
    ...(seesMoney ? money : []),
  ]
  return lines.sort((a, b) => b.at.localeCompare(a.at))
}

/** What others have done since this version. */
export function changesSince({ officeEvents }: RegistrationRecord, version: number): HistoryLine[] {
  return officeEvents.filter((event) => versionOf(event) > version).map(officeLine)
}

function versionOf({ details }: OfficeEvent): number {
  const { version }: { version?: number } = JSON.parse(details)
  return version ?? 0
}

function officeLine({ at, author, action, details }: OfficeEvent): HistoryLine {
  return { at, who: author, words: action, parts: partsOf(JSON.parse(details)) }
}

type Details = {
  amountMinor?: number
  method?: string | null
  day?: string
  reference?: string
  receipt?: string
  reason?: string
  note?: string
  from?: string
  to?: string
  beforeMinor?: number
  afterMinor?: number
  keptMinor?: number
  cashMinor?: number
  txnid?: string
  mail?: string
  recipient?: string
  overCapacity?: boolean
  changes?: FieldChange[]
}

function partsOf(details: Details): string[] {
  const { amountMinor, method, receipt, reason, note, from, to, changes = [] } = details
  const parts = [
    amountMinor === undefined ? '' : `${formatRupees(amountMinor)}${method ? `, ${method}` : ''}`,
    receipt ? `Receipt ${receipt}` : '',
    details.reference ? `Reference ${details.reference}` : '',
    details.txnid ?? '',
    from && to ? `From ${from} to ${to}` : '',
    priceChange(details),
    details.keptMinor ? `${formatRupees(details.keptMinor)} was received and is kept` : '',
    details.cashMinor ? `${formatRupees(details.cashMinor)} in cash` : '',
    details.mail ? `${details.mail} to ${details.recipient}` : '',
    details.overCapacity ? 'Allowed beyond the capacity' : '',
    reason ? `Reason: ${reason}` : '',
    note ?? '',
    ...changes.map(changeWords),
  ]
  return parts.filter(Boolean)
}

function priceChange({ beforeMinor, afterMinor }: Details): string {
  if (beforeMinor === undefined || afterMinor === undefined) return ''
  return `Price: ${formatRupees(beforeMinor)} before, ${formatRupees(afterMinor)} now`
}

function placeLine({ at, source, to_hold }: PlaceEvent): HistoryLine {
  return { at, who: SOURCES.get(source) ?? source, words: PLACES[to_hold], parts: [] }
}

const PLACES: Record<Hold, string> = {
  held: 'Places are held until it is paid.',
  confirmed: 'Places are confirmed.',
  released: 'Places were given back.',
  waiting: 'It went on the waiting list.',
  cancelled: 'It was cancelled, and its places are free.',
}

function paymentLine({ at, source, ...event }: PaymentEvent, txnid: string): HistoryLine {
  return { at, who: SOURCES.get(source) ?? source, words: paymentWords(event), parts: [txnid] }
}

const SOURCES = new Map([
  ['visitor', 'Visitor'],
  ['return', 'Payer’s browser'],
  ['webhook', 'Payment provider'],
  ['visit', 'Site'],
  ['sweep', 'Site'],
  ['office', 'Office'],
  ['mail', 'Link in the mail'],
])
