import { readerIn, type SiteServices } from '#app/services.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { MONTHLY_WORDS } from '#words/payments.ts'
import { readAgain, readMonthly } from '#workflows/gifts/monthly-gift.ts'
import { readFunds } from './read-giving.server.ts'

type Gift = Parameters<typeof readMonthly>[1]

/** The reminder of a gift as its own page shows it; undefined while the gift has not come. */
export async function showMonthly(services: SiteServices, gift: Gift) {
  const monthly = await readMonthly(services, gift)
  if (!monthly) return undefined
  const { token, wish, current } = monthly
  const reader = readerIn(services, gift.language)
  return {
    address: `/my/${token}/monthly`,
    funds: readFunds(reader).map(({ code, label, lang }) => ({ value: code, label, lang })),
    typed: { day: String(wish.day), amount: typedRupees(wish.amountMinor), fund: wish.fund },
    current: current && { isPaused: current.isPaused },
    /** What is set; undefined while nothing is. */
    sentence: current && monthlySentence(reader.language, current),
  }
}

export type ShownMonthly = NonNullable<Awaited<ReturnType<typeof showMonthly>>>

/** "We remind you on the 5th of each month to give Rs. 500 for Tithe. The next mail comes on …" */
export function monthlySentence(
  language: Language,
  monthly: NonNullable<NonNullable<Awaited<ReturnType<typeof readMonthly>>>['current']>,
): string {
  const { day, amountMinor, towards, nextOn, isPaused } = monthly
  const words = MONTHLY_WORDS[language]
  const wish = { day, amount: rupeesIn(language, amountMinor), towards }
  return isPaused ? words.paused(wish) : words.active({ ...wish, next: dayIn(language, nextOn) })
}

/** The giving form, filled in as before. */
export async function showAgain(services: SiteServices, gift: Gift) {
  const reader = readerIn(services, gift.language)
  const { content, language } = reader
  const { name, email, phone, amountMinor, fund } = await readAgain(services, gift)
  return {
    language,
    head: withLang({ heading: content.giving.title }, partLang(reader, 'giving.title')),
    description: content.giving.description,
    funds: readFunds(reader),
    asksPan: content.church.taxRelief !== undefined,
    email: content.church.email,
    filled: {
      firstname: name,
      email,
      phone,
      amount: typedRupees(amountMinor),
      productinfo: fund,
    },
  }
}

/** As somebody would type it: "500" or "500.50". */
function typedRupees(amount: Paise): string {
  return (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)
}
