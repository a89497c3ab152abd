import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import type { OwnHandMoney } from '#workflows/money/read-account.ts'

/** Money by hand among the payments of a private page. */
export type ShownHandMoney = {
  id: string
  amount: string
  words: string
  date: string
  receipt: string | undefined
}

export function showHandMoney(money: OwnHandMoney, language: Language): ShownHandMoney {
  const { id, day, amountMinor, method, isTakenBack, receipt } = money
  const { byHand, handTakenBack, handReceived } = PAYMENT_WORDS[language]
  const how = new Map(Object.entries(byHand)).get(method) ?? method
  return {
    id,
    amount: rupeesIn(language, amountMinor),
    words: `${how}, ${isTakenBack ? handTakenBack : handReceived}`,
    date: dayIn(language, day),
    receipt,
  }
}
