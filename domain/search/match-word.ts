import { foldName, foldStem } from './fold-name.ts'
import { isOneSlipAway } from './one-slip-away.ts'
import { isForgiven, isName } from './slip-keys.ts'
import { LAST_DIGITS, SHORT } from './word-forms.ts'

/** Whether a typed word means a stored one, as it is written or in another usual spelling. */
export function isLike(typed: string, stored: string): boolean {
  if (typed.length <= SHORT) return typed === stored
  if (stored.startsWith(typed)) return true
  if (LAST_DIGITS.test(typed)) return /^\d+$/.test(stored) && stored.endsWith(typed)
  if (!isName(typed) || !isName(stored)) return false
  const fold = foldName(stored)
  return foldName(typed) === fold || (isForgiven(typed) && fold.startsWith(foldStem(typed)))
}

/** Whether one slip, in a word of four letters or more, makes one of the other. */
export function isNear(typed: string, stored: string): boolean {
  if (!isForgiven(typed) || !isName(stored)) return false
  const fold = foldName(typed)
  return isOneSlipAway(typed, stored) || (isForgiven(fold) && isOneSlipAway(fold, foldName(stored)))
}
