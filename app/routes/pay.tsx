import { data, redirect } from 'react-router'
import { HandOff } from '#app/features/payments/hand-off.tsx'
import { NothingToPay } from '#app/features/payments/nothing-to-pay.tsx'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { privatePageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { refusalWords } from '#app/words/en/payments.ts'
import { readHandOff } from '#workflows/payments/read-hand-off.ts'
import type { Route } from './+types/pay.ts'

export const handle: RouteHandle = { plain: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const handOff = await orTryAgainLater(services, () => readHandOff(services, params.token))
  if (!handOff) throw new Response(null, { status: 404 })
  if (handOff.settled) throw redirect(`/response?txnid=${handOff.txnid}`)
  const { refusal } = handOff
  const shown = refusal
    ? { page: NOT_NOW, refused: refusalWords(refusal), txnid: handOff.txnid }
    : { page: PAGE, refused: undefined, ...handOff }
  return data(shown, { headers: { 'Cache-Control': 'no-store' } })
}

const PAGE = {
  title: 'Going to payment',
  description: 'On the way to the payment provider.',
  style: 'pay',
}

const NOT_NOW = { ...PAGE, title: 'There is nothing to pay here' }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return (
    <>
      <PageHead heading={page.title} />
      <Section>
        {loaderData.refused === undefined ? (
          <HandOff {...loaderData} />
        ) : (
          <NothingToPay words={loaderData.refused} txnid={loaderData.txnid} />
        )}
      </Section>
    </>
  )
}
