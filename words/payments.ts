import type { Language } from '#domain/language.ts'
import { isHandMethod } from '#domain/payments/hand-money.ts'
import { familiesOf } from './families.ts'
import * as en from './payments/en.ts'
import * as hi from './payments/hi.ts'
import * as kn from './payments/kn.ts'
import * as ta from './payments/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const MONTHLY_WORDS = family('monthly')
export const PAYMENT_WORDS = family('payments')
export const REMINDER_WORDS = family('reminders')
export const RESULT_WORDS = family('results')

/** "in cash", "by cheque" */
export function howPaid(language: Language, method?: string | null): string {
  if (!method) return ''
  return isHandMethod(method) ? PAYMENT_WORDS[language].byHand[method] : method
}
