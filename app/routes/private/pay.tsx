import { redirect } from 'react-router'
import { HandOff, NothingToPay } from '#app/features/payments/hand-off.tsx'
import { refusalWords } from '#app/features/payments/refusal-words.ts'
import { resultAddress } from '#app/http/payment-address.ts'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { PAYING_WORDS } from '#words/payments.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import type { Route } from './+types/pay.ts'
import '#app/features/payments/payment-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const handOff = await orTryAgainLater(services, () => readHandOff(services, params.token))
  if (!handOff) throw await noPage(services, params.token)
  const { language } = handOff
  if (handOff.settled) throw redirect(resultAddress(handOff, language))
  const { refusal } = handOff
  const words = PAYING_WORDS[language]
  const page = { title: words.title, description: words.description, style: 'pay', language }
  const shown = refusal
    ? {
        page: { ...page, title: words.nothing },
        refused: refusalWords(language, refusal),
        txnid: handOff.txnid,
      }
    : { page, refused: undefined, ...handOff }
  return shown
}

export default function Pay({ loaderData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page}>
      {loaderData.refused === undefined ? (
        <HandOff {...loaderData} />
      ) : (
        <NothingToPay why={loaderData.refused} txnid={loaderData.txnid} />
      )}
    </OneSectionPage>
  )
}
