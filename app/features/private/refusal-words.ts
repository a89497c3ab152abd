import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import type { Refusal } from '#workflows/records/payments/read-order.ts'

export function refusalWords(language: Language, refusal: Refusal): string {
  const { reason, paidMinor, laterMinor } = refusal
  const words = PAYMENT_WORDS[language]
  switch (reason) {
    case 'nothing-due': {
      if (paidMinor === undefined) return words.nothingDueOnline
      const say = laterMinor > 0 ? words.arrivedOnline : words.arrived
      return say(rupeesIn(language, paidMinor))
    }
    case 'being-confirmed':
      return words.beingConfirmed
    case 'closed':
      return words.closed
    default:
      return reason satisfies never
  }
}
