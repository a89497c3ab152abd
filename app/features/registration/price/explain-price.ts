import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { QuoteLine } from '#domain/registration/price.ts'
import { REGISTRATION_FORM, STAY_WORDS } from '#words/forms.ts'

/** The reasons for one person's share of the price: "Asha, 8: child, residential" */
export function explainPrice(language: Language, line: QuoteLine): string {
  const { name, age, band, residential, amount, balance } = line
  const { bands, partPayment, atVenue } = REGISTRATION_FORM[language]
  const stay = STAY_WORDS[language][residential].toLowerCase()
  const reasons = band === 'free' ? [bands.free] : [bands[band], stay]
  if (balance > 0) reasons.push(amount > 0 ? partPayment : atVenue)
  return `${name}, ${age}: ${reasons.join(', ')}`
}

/** "You pay Rs. 1,200 now, Rs. 6,570 later." */
export function payLine(
  language: Language,
  { total, balance }: { total: Paise; balance: Paise },
): string {
  const [now = '', later = ''] = [total, balance].map((amount) =>
    amount > 0 ? rupeesIn(language, amount) : '',
  )
  return REGISTRATION_FORM[language].pays(now, later)
}
