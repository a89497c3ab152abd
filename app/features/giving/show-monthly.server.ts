import type { SiteServices } from '#app/services.server.ts'
import type { Paise } from '#domain/money.ts'
import { readAgain, readMonthly } from '#workflows/gifts/monthly-gift.ts'

type Gift = Parameters<typeof readMonthly>[1]

/** The reminder of a gift as its own page shows it; undefined while the gift has not come. */
export async function showMonthly(services: SiteServices, gift: Gift) {
  const monthly = await readMonthly(services, gift)
  if (!monthly) return undefined
  const { token, wish, current } = monthly
  return {
    address: `/my/${token}/monthly`,
    funds: services.content.giving.funds.map(({ code, label }) => ({ value: code, label })),
    typed: { day: String(wish.day), amount: typedRupees(wish.amountMinor), fund: wish.fund },
    current,
  }
}

export type ShownMonthly = NonNullable<Awaited<ReturnType<typeof showMonthly>>>

/** The giving form, filled in as before. */
export async function showAgain(services: SiteServices, gift: Gift) {
  const { content } = services
  const { name, email, phone, amountMinor, fund } = await readAgain(services, gift)
  return {
    funds: content.giving.funds,
    asksPan: content.church.taxRelief !== undefined,
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
