import type { Paise } from '../money.ts'

export type PaymentStatus = 'success' | 'failure' | 'pending'

export type EvidenceSource = 'return' | 'webhook' | 'visit' | 'sweep' | 'office'

export type ReportRefusal =
  | 'unreadable'
  | 'other-merchant'
  | 'forged'
  | 'unknown-transaction'
  | 'other-amount'
  | 'other-order'

/** `refund-news` is a webhook about a refund: it is not signed, but not refused either. */
export type ReportVerdict = 'accepted' | 'refund-news' | ReportRefusal

type ProviderAnswer =
  | { found: true; status: PaymentStatus; amountMinor: Paise; reserve?: Reserve | undefined }
  | { found: false }

/**
 * Why a status is not final yet. `held`: the bank has authorised the payment but not captured it.
 * `dropped`: the provider lost its connection to the bank and will learn the result later. `begun`: the
 * payer has opened the provider's page and not pressed a button, so no bank has heard of it.
 */
export type Reserve = 'held' | 'dropped' | 'begun'

export const EVIDENCE = [
  'confirmed-success',
  'confirmed-failure',
  'confirmed-dropped',
  'confirmed-pending',
  'confirmed-begun',
  'confirmed-held',
  'confirmed-mismatch',
  'signed-success',
  'signed-failure',
  'signed-pending',
  'refund-completed',
  'accepted',
  'not-found',
  'unreachable',
] as const

/**
 * What we know from a report, from the provider's answer, or from both. `confirmed-*` is the
 * provider's own answer, `signed-*` a report whose signature was right. `confirmed-mismatch` is a
 * success for another amount, or a provider's payment that already settled something else; `accepted`
 * is the office's decision to keep such an amount.
 */
export type Evidence = (typeof EVIDENCE)[number]

export type Heard = {
  amountMinor: Paise
  /** The status of a report whose signature, key and amount were right. */
  signed?: PaymentStatus | undefined
  /** The provider's own answer; absent when it could not be reached. */
  answer?: ProviderAnswer | undefined
}

/**
 * The provider's answer outweighs the report, which came through the payer's browser. A signed
 * success counts only when the provider gave no answer, doesn't know the payment yet, or is unsure
 * itself: money may have been taken.
 */
export function weigh({ amountMinor, signed, answer }: Heard): Evidence {
  if (answer?.found && !(signed === 'success' && isUnsure(answer))) {
    const { status, reserve } = answer
    if (status === 'failure')
      return reserve === 'dropped' ? 'confirmed-dropped' : 'confirmed-failure'
    // Whoever brought a report back has pressed a button.
    if (status === 'pending')
      return reserve === 'begun' && !signed ? 'confirmed-begun' : 'confirmed-pending'
    if (answer.amountMinor !== amountMinor) return 'confirmed-mismatch'
    return reserve === 'held' ? 'confirmed-held' : 'confirmed-success'
  }
  if (signed) return `signed-${signed}`
  return answer ? 'not-found' : 'unreachable'
}

function isUnsure({ status, reserve }: Extract<ProviderAnswer, { found: true }>): boolean {
  return status === 'pending' || (status === 'failure' && reserve === 'dropped')
}

/** "Asha Rao" → "A. R.": the initials of the first and the last name. */
export function initials(name: string): string {
  const found = name.split(/\s+/).flatMap((word) => LETTERS.exec(word)?.[0] ?? [])
  const letters = found.map((letter) => letter.toLocaleUpperCase('en-IN'))
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.map((letter) => `${letter}.`).join(' ')
}

/** For pages that anybody with a transaction number can see: payers still recognise what is their own. */
export function maskName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}***`
}

/** "asha@example.org" → "a***@example.org", for its owner: enough to know which of one's own it is. */
export function maskLocalPart(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${maskName(email)}${email.slice(at)}`
}

export function maskPhone(phone: string): string {
  return phone.replace(/\d(?=\d{2})/g, '*')
}

/** A letter with its combining marks: without them a Tamil letter is unreadable. */
const LETTERS = /\p{L}\p{M}*/u
