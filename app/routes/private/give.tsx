import { GiveForm, useGiveForm } from '#app/features/giving/give-form.tsx'
import { readFunds } from '#app/features/giving/read-giving.server.ts'
import { orTryAgainLater, requireGift } from '#app/http/private-record.server.ts'
import { localPath } from '#app/local-path.ts'
import type { RouteHandle } from '#app/root.tsx'
import { readerIn, servicesContext } from '#app/services.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { toDecimalText } from '#domain/money.ts'
import { readAgain } from '#workflows/gifts/monthly-gift.ts'
import type { Route } from './+types/give.ts'
import '#app/features/giving/giving-pages.css'

export { headers, meta } from '#app/http/document.ts'

/** The form of the page for giving, so it is hydrated as there. */
export const handle: RouteHandle = { startsAtOnce: true }

/** `/my/<token>/give`, the link of the monthly mail: the giving form, filled in. It is sent to `/give`. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const gift = await orTryAgainLater(services, () => requireGift(services, token))
  const reader = readerIn(services, gift.language)
  const { giving, church } = reader.content
  const again = await orTryAgainLater(services, () => readAgain(services, gift))
  const { name: firstname, email, phone, amountMinor, fund: productinfo } = again
  const amount = toDecimalText(amountMinor).replace('.00', '')
  const { title, description } = giving
  return {
    page: { title, description, style: 'give', language: gift.language },
    head: withLang({ heading: title }, partLang(reader, 'giving.title')),
    funds: readFunds(reader),
    asksPan: church.taxRelief !== undefined,
    email: church.email,
    filled: { firstname, email, phone, amount, productinfo },
  }
}

export default function GiveAgain({ loaderData }: Route.ComponentProps) {
  const { page, head, filled, ...given } = loaderData
  const form = useGiveForm({ funds: given.funds, filled })
  return (
    <>
      <PageHead {...head} />
      <Section>
        <div className="card">
          <GiveForm {...given} form={form} action={localPath(page.language, '/give')} />
        </div>
      </Section>
    </>
  )
}
