import { shortMoment } from '#domain/dates.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { changeIn, isPerson, type StoredChange } from '#words/change-words.ts'
import { actionWords } from '#words/office-actions.ts'
import type {
  OfficeEvent,
  Refund,
} from '#workflows/records/registration/read-registration-record.ts'

type Details = OfficeEvent['details']

type Facts = {
  refunds: readonly Pick<Refund, 'state' | 'token'>[]
  /** Of a registration. */
  account?: { dueMinor: Paise; excessMinor: Paise }
}

/** What was just done, and whether the family was told. */
export function doneWords({ action, details }: OfficeEvent, facts: Facts): string {
  const words = WORDS.get(action)?.(details, facts) ?? `Done: ${actionWords(action)}.`
  return [words, toldWords(action, details, facts)].filter(Boolean).join(' ')
}

type Words = (details: Details, facts: Facts) => string

const WORDS: ReadonlyMap<string, Words> = new Map(
  Object.entries({
    correct: correctedWords,
    move: (details) => `Saved. Moved to ${details.to}${priceNow(details)}.`,
    'record-payment': (details, facts) =>
      `Saved. ${rupees(details)} by ${details.method} was received${dueNow(facts)}.`,
    'take-back': (details, facts) => `Saved. ${rupees(details)} was taken back${dueNow(facts)}.`,
    'give-reduction': (details, facts) =>
      `Saved. ${rupees(details)} was taken off the price${dueNow(facts)}.`,
    refund: refundWords,
    'send-back-payment': refundWords,
    'accept-payment': (details, facts) =>
      `Saved. ${rupees(details)} counts as received${dueNow(facts)}.`,
    'cancel-registration': ({ keptMinor = 0 }) =>
      keptMinor > 0
        ? `Cancelled. ${formatRupees(keptMinor)} was received and stays until you refund it.`
        : 'Cancelled.',
    'take-off': takenOffWords,
    'restore-registration': ({ until, outcome }) =>
      outcome === 'waiting'
        ? 'Restored. It is on the waiting list again.'
        : until
          ? `Restored. The places are held until ${shortMoment(until)}.`
          : 'Restored.',
    'offer-place': ({ until }) =>
      until ? `Offered until ${shortMoment(until)}.` : 'The places are confirmed.',
    'send-mail-again': ({ recipient }) => `The mail goes to ${recipient} within seconds.`,
    'add-note': () => 'Note added.',
    erase: () => 'Erased. The records of money that the law requires stay.',
  } satisfies Partial<Record<OfficeAction, Words>>),
)

function takenOffWords(details: Details, facts: Facts): string {
  const { changes = [], amountMinor = 0 } = details
  const leaves = changes.filter(({ from }) => from).map(nowWords)
  const back = amountMinor > 0 ? `; ${backWords(details, facts)}` : dueNow(facts)
  return `Saved. ${leaves.join('; ')}${priceNow(details)}${back}.`
}

/** How many changes are said one by one. */
const MAX = 3

function correctedWords(details: Details): string {
  const { changes = [] } = details
  if (changes.length === 0) return 'Nothing was changed.'
  const said = changes.slice(0, MAX).map(nowWords)
  const more = changes.length - said.length
  if (more > 0) said.push(more === 1 ? 'and one more change' : `and ${more} more changes`)
  return `Saved. ${said.join('; ')}${priceNow(details)}.`
}

/** "Anu is 12", for what was just done. */
function nowWords(change: StoredChange): string {
  const { field, from, to } = change
  if (isPerson(change)) return from ? `${from} was taken off` : `${to} was added`
  const { whose, label, now } = changeIn('en', change)
  if (field === 'age') return `${whose} is ${now}`
  return whose ? `${whose}’s ${label.toLowerCase()} is ${now}` : `${label}: ${now}`
}

function refundWords(details: Details, facts: Facts): string {
  return stateOf(details, facts) === 'asked'
    ? UNCLEAR_REFUND
    : `Saved. ${upperFirst(backWords(details, facts))}.`
}

/** What became of the money that was to go back. */
function backWords(details: Details, facts: Facts): string {
  const amount = rupees(details)
  const state = stateOf(details, facts)
  if (state === 'refused') return `the bank refused to give ${amount} back, so it is still here`
  return state === 'done' ? `${amount} was given back` : `${amount} is on its way back`
}

/** Of the refunds of this change the least settled; a refusal before all others. */
function stateOf({ tokens = [] }: Details, { refunds }: Facts): Refund['state'] | undefined {
  const own = refunds.filter(({ token }) => tokens.includes(token)).map(({ state }) => state)
  return (['refused', 'asked', 'queued', 'done'] as const).find((state) => own.includes(state))
}

function upperFirst(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Its answer is not there yet, or was lost. */
const UNCLEAR_REFUND =
  'The payment provider did not answer, so it is not known yet whether it accepted the refund. It is stored, and we will keep checking. Please don’t refund it another way.'

function priceNow({ beforeMinor, afterMinor }: Details): string {
  if (afterMinor === undefined || beforeMinor === afterMinor) return ''
  return `; the price is now ${formatRupees(afterMinor)}`
}

function dueNow({ account }: Facts): string {
  if (!account) return ''
  const { dueMinor, excessMinor } = account
  if (excessMinor > 0) return `; ${formatRupees(excessMinor)} too much was paid`
  return dueMinor > 0 ? `; ${formatRupees(dueMinor)} is still due` : '; nothing is due'
}

/** Of a refund they are told twice, and nothing of one that the bank refused at once. */
function toldWords(action: string, details: Details, facts: Facts): string {
  const { told } = details
  if (told === undefined) return ''
  if (!told) return 'The family was not told.'
  if (action !== 'refund' && action !== 'send-back-payment') return 'The family was told.'
  const state = stateOf(details, facts)
  if (state === 'refused') return ''
  return state === 'done'
    ? 'The family was told.'
    : 'The family is told that it is on its way, and again when it was given back.'
}

function rupees({ amountMinor = 0 }: Details): string {
  return formatRupees(amountMinor)
}
