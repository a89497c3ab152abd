import type { MailFacts } from '#database/records/mail/mail-facts.ts'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { CANCELLED_MONEY_WORDS, VISIT_WORDS } from '#words/mail.ts'
import type { RegistrationFacts } from './registration-facts.ts'

/** What a visitor was promised stays true; what the office does is read when the mail is sent. */
export function cancelledMoneyOf(
  about: Pick<RegistrationFacts, 'language' | 'keptMinor' | 'returnedMinor' | 'coming'>,
  cancelled: MailFacts['registration-cancelled'],
): string[] {
  const { language, keptMinor: staysMinor, returnedMinor, coming } = about
  const receivedMinor = staysMinor + returnedMinor
  if (cancelled.by === 'visitor') {
    const { refundMinor = 0, byHandMinor = 0, keptMinor = 0 } = cancelled
    // What the provider has refused meanwhile the office gives back.
    const comingMinor = Math.min(refundMinor, returnedMinor)
    return cancelledMoney(language, {
      by: 'visitor',
      receivedMinor,
      returnedMinor: 0,
      comingMinor,
      byHandMinor: byHandMinor + refundMinor - comingMinor,
      staysMinor: keptMinor,
    })
  }
  const comingMinor = coming?.amountMinor ?? 0
  const goneMinor = returnedMinor - comingMinor
  const money = { receivedMinor, returnedMinor: goneMinor, comingMinor, byHandMinor: 0, staysMinor }
  return cancelledMoney(language, { by: 'office', ...money })
}

export type CancelledMoney = {
  by: 'office' | 'visitor'
  /** Everything that was ever received for the registration. */
  receivedMinor: Paise
  /** What has gone back before. */
  returnedMinor: Paise
  /** What the provider is giving back. */
  comingMinor: Paise
  /** What the office gives back, because it came by hand or was too much. */
  byHandMinor: Paise
  /** What stays with us by the rule; after a cancellation by the office, what it still decides about. */
  staysMinor: Paise
}

/** What a cancellation means for the money, for the payer. */
export function cancelledMoney(language: Language, money: CancelledMoney): string[] {
  const { receivedMinor, returnedMinor, comingMinor, byHandMinor, staysMinor } = money
  const words = CANCELLED_MONEY_WORDS[language]
  if (receivedMinor === 0) return [words.nothing]
  const decides = returnedMinor + comingMinor > 0 ? words.other : words.open
  const said: [amount: Paise, say: (amount: string) => string][] = [
    [returnedMinor, words.returned],
    [comingMinor, VISIT_WORDS[language].coming],
    [byHandMinor, words.byHand],
    [staysMinor, money.by === 'visitor' ? words.kept : decides],
  ]
  return said.flatMap(([amount, say]) => (amount > 0 ? [say(rupeesIn(language, amount))] : []))
}
