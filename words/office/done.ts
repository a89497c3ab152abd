import { formatRupees, type Paise } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import { changeIn, isPerson, type StoredChange } from '#words/change-words.ts'
import { closedDayWords } from './due.ts'

/** Of what the history has of a change, what is said of it. */
type Details = {
  changes?: readonly StoredChange[] | undefined
  tokens?: readonly string[] | undefined
  told?: boolean | undefined
} & Partial<Record<'amountMinor' | 'beforeMinor' | 'afterMinor', Paise | undefined>> &
  Partial<Record<'day' | 'closedDay', string | undefined>>

type Facts = {
  refunds: readonly { state: RefundState; token: string }[]
  account?: { dueMinor: Paise; excessMinor: Paise }
}

export type DoneWords<Of = Details> = (details: Of, facts: Facts) => string

export function doneWords<Of extends Details>(
  actions: readonly { code: string; says: DoneWords<Of> }[],
  { action, details }: { action: string; details: Of },
  facts: Facts,
): string {
  const says = actions.find(({ code }) => code === action)?.says
  const words = says?.(details, facts) ?? `Done: ${actionWords(action)}.`
  const said = [words, closedDayWords(details), toldWords(action, details, facts)]
  return said.filter(Boolean).join(' ')
}

export function removedWords(details: Details, facts: Facts): string {
  const { changes = [], amountMinor = 0 } = details
  const leaves = changes.filter(({ from }) => from).map(nowWords)
  const back = amountMinor > 0 ? `; ${backWords(details, facts)}` : dueNow(facts)
  return `Saved. ${leaves.join('; ')}${priceNow(details)}${back}.`
}

const MAX = 3

export function correctedWords(details: Details): string {
  const { changes = [] } = details
  if (changes.length === 0) return 'Nothing was changed.'
  const said = changes.slice(0, MAX).map(nowWords)
  const more = changes.length - said.length
  if (more > 0) said.push(more === 1 ? 'and one more change' : `and ${more} more changes`)
  return `Saved. ${said.join('; ')}${priceNow(details)}.`
}

function nowWords(change: StoredChange): string {
  const { field, from, to } = change
  if (isPerson(change)) return from ? `${from} was removed` : `${to} was added`
  const { whose, label, now } = changeIn('en', change)
  if (field === 'age') return `${whose} is ${now}`
  return whose ? `${whose}’s ${label.toLowerCase()} is ${now}` : `${label}: ${now}`
}

export function refundWords(details: Details, facts: Facts): string {
  // Its answer is not there yet, or was lost.
  if (stateOf(details, facts) === 'asked') {
    return 'The payment provider did not answer, so it is not known yet whether it accepted the refund. It is stored, and we will keep checking. Please don’t refund it another way.'
  }
  const words = backWords(details, facts)
  return `Saved. ${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

function backWords(details: Details, facts: Facts): string {
  const amount = rupees(details)
  const state = stateOf(details, facts)
  if (state === 'refused') return `the bank refused to give ${amount} back, so it is still here`
  return state === 'done' ? `${amount} was given back` : `${amount} is on its way back`
}

/** Of the refunds of this change the least settled; a refusal before all others. */
function stateOf({ tokens = [] }: Details, { refunds }: Facts): RefundState | undefined {
  const own = refunds.filter(({ token }) => tokens.includes(token)).map(({ state }) => state)
  return (['refused', 'asked', 'queued', 'done'] as const).find((state) => own.includes(state))
}

export function priceNow({ beforeMinor, afterMinor }: Details): string {
  if (afterMinor === undefined || beforeMinor === afterMinor) return ''
  return `; the price is now ${formatRupees(afterMinor)}`
}

export function dueNow({ account }: Facts): string {
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

export function rupees({ amountMinor = 0 }: Details): string {
  return formatRupees(amountMinor)
}
