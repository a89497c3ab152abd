import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { toDecimalText } from '#domain/money.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import type { Refusal } from '#workflows/records/payments/read-order.ts'
import type { PaymentResult } from '#workflows/records/payments/read-result.ts'

/** A label and what it says; in which language, where that is not the page's. */
export type Fact = readonly [label: string, value: string, language?: Language]

/** The result of a payment as its page shows it. */
export type ShownResult = Omit<PaymentResult, 'references' | 'refunds' | 'returned'> & {
  /** The references that a bank needs to trace the payment. */
  references: Fact[]
  /** Of the fund's words, where they are not translated. */
  fundLang?: PartLang
  /** One sentence for each refund; empty when there are none. */
  refunds: string[]
  /** The refunded and the kept amount; empty when nothing was refunded. */
  returned: Fact[]
}

export function resultWords(result: PaymentResult, language: Language): ShownResult {
  return {
    ...result,
    references: referenceWords(result, language),
    refunds: result.refunds.map((refund) => refundWords(refund, language)),
    returned: returnedWords(result.returned, language),
  }
}

function referenceWords({ kind, references }: PaymentResult, language: Language): Fact[] {
  const { takenMinor, bankReference, providerId, method, chargedOnTopMinor } = references
  const words = PAYMENT_WORDS[language]
  const wasPaid = kind === 'success' || kind === 'refunded'
  return [
    [words.amountTaken, takenMinor === undefined ? '' : rupeesIn(language, takenMinor)],
    [words.bankReference, bankReference],
    [words.providerNumber, providerId],
    [wasPaid ? words.paidBy : words.method, method],
    [
      words.onTop,
      chargedOnTopMinor > 0 ? words.decimalRupees(toDecimalText(chargedOnTopMinor)) : '',
    ],
  ]
}

function refundWords(refund: PaymentResult['refunds'][number], language: Language): string {
  const { isDone, amountMinor, at } = refund
  const { wasGivenBack, isComingBack } = PAYMENT_WORDS[language]
  const say = isDone ? wasGivenBack : isComingBack
  return say(rupeesIn(language, amountMinor), momentIn(language, new Date(at)))
}

function returnedWords(returned: PaymentResult['returned'], language: Language): Fact[] {
  const { doneMinor, keptMinor } = returned
  const words = PAYMENT_WORDS[language]
  if (doneMinor === 0) return []
  return [
    [words.givenBack, rupeesIn(language, doneMinor)],
    [words.kept, keptMinor > 0 ? rupeesIn(language, keptMinor) : ''],
  ]
}

/** Tells the payer why they can't pay now. */
export function refusalWords(refusal: Refusal, language: Language): string {
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
