import { ENGLISH_LANGUAGE_NAMES, isLanguage } from '#domain/language.ts'
import { formatRupees, type Paise, signedRupees } from '#domain/money.ts'
import type { Hold } from '#domain/registration/places.ts'
import { changeWords, type StoredChange } from '#words/change-words.ts'
import { howPaid } from '#words/payments.ts'
import { closedDayWords } from './due.ts'

type Texts =
  | 'receipt'
  | 'reason'
  | 'note'
  | 'from'
  | 'to'
  | 'reference'
  | 'txnid'
  | 'mail'
  | 'recipient'
  | 'mailSubject'
  | 'room'
  | 'successor'
  | 'day'
  | 'closedDay'

type Amounts =
  | 'amountMinor'
  | 'beforeMinor'
  | 'afterMinor'
  | 'countedMinor'
  | 'recordedMinor'
  | 'keptMinor'
  | 'cashMinor'

/** What the history has of an event of the office, besides its action. */
type Details = Partial<Record<Texts, string | undefined>> &
  Partial<Record<Amounts, Paise | undefined>> &
  Partial<Record<'addresses' | 'rooms' | 'guests', number | undefined>> &
  Partial<Record<'overCapacity' | 'told', boolean | undefined>> & {
    method?: string | null | undefined
    owedMinor?: Paise | null | undefined
    changes?: readonly StoredChange[] | undefined
    after?: readonly string[] | undefined
  }

export const HOLD_WORDS: Record<Hold, string> = {
  held: 'Places are held until it is paid.',
  confirmed: 'Places are confirmed.',
  released: 'Places were given back.',
  waiting: 'It went on the waiting list.',
  cancelled: 'It was cancelled, and its places are free.',
}

/** Who or what has moved a payment or places. */
export const SOURCE_WORDS = {
  visitor: 'Visitor',
  return: 'Payer’s browser',
  webhook: 'Payment provider',
  visit: 'Site',
  sweep: 'Site',
  office: 'Office',
  mail: 'Link in the mail',
}

export function detailWords(details: Details): string[] {
  const { amountMinor, method, receipt, reason, note, from, to, changes = [] } = details
  const { beforeMinor, afterMinor, countedMinor, recordedMinor } = details
  return [
    amountMinor === undefined
      ? ''
      : `${formatRupees(amountMinor)}${method ? ` ${howPaid('en', method)}` : ''}`,
    receipt ? `Receipt ${receipt}` : '',
    details.reference ? `Reference ${details.reference}` : '',
    details.txnid ?? '',
    from && to ? `From ${nameOf(from)} to ${nameOf(to)}` : '',
    beforeMinor === undefined || afterMinor === undefined
      ? ''
      : `Price: ${formatRupees(beforeMinor)} before, ${formatRupees(afterMinor)} now`,
    details.keptMinor ? `${formatRupees(details.keptMinor)} was received and is kept` : '',
    details.cashMinor ? `${formatRupees(details.cashMinor)} in cash` : '',
    details.mail ? `${details.mail} to ${details.recipient}` : '',
    countedMinor === undefined || recordedMinor === undefined
      ? ''
      : `Counted ${signedRupees(countedMinor)}, recorded ${signedRupees(recordedMinor)}`,
    details.addresses ? `Addresses: ${details.addresses}` : '',
    details.mailSubject ? `Subject: ${details.mailSubject}` : '',
    closedDayWords(details),
    details.room ? `Room: ${details.room}` : '',
    details.rooms ? `Rooms: ${details.rooms}` : '',
    details.guests === undefined ? '' : `People: ${details.guests}`,
    details.successor ? `New receipt ${details.successor}` : '',
    details.after ? `Role: ${details.after.join(', ')}` : '',
    details.overCapacity ? 'Allowed beyond the capacity' : '',
    reason ? `Reason: ${reason}` : '',
    note ?? '',
    details.owedMinor && !note ? `${formatRupees(details.owedMinor)} is to be given back.` : '',
    ...changes.map((change) => changeWords('en', change)),
    details.told === false ? 'The family was not told.' : '',
  ].filter(Boolean)
}

/** A language is stored by its code; everything else in words. */
function nameOf(text: string): string {
  return isLanguage(text) ? ENGLISH_LANGUAGE_NAMES[text] : text
}
