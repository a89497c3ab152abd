import { data, redirect, redirectDocument } from 'react-router'
import { ConfirmingView } from '#app/features/payments/confirming-view.tsx'
import { FailureView } from '#app/features/payments/failure-view.tsx'
import { LookUpForm } from '#app/features/payments/look-up-form.tsx'
import { readResult } from '#app/features/payments/read-result.server.ts'
import { readResultPage } from '#app/features/payments/read-result-page.server.ts'
import { RefundedView } from '#app/features/payments/refunded-view.tsx'
import { retryPayment } from '#app/features/payments/retry-payment.server.ts'
import { SuccessView } from '#app/features/payments/success-view.tsx'
import { ForgetDraft } from '#app/features/registration/forget-draft.ts'
import { PlacesNotice } from '#app/features/registration/places-notice.tsx'
import { readRegistered } from '#app/features/registration/read-registered.server.ts'
import { RegisteredPeople } from '#app/features/registration/registered-people.tsx'
import { pageMeta } from '#app/page.ts'
import { paymentAddress } from '#app/payment-address.ts'
import type { RouteHandle } from '#app/root.tsx'
import { type Services, servicesContext } from '#app/services.server.ts'
import { orTryAgainLater } from '#app/try-again-later.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/response.ts'

const TITLES = {
  success: 'Transaction Successful!',
  failure: 'Transaction Failed!',
  confirming: 'Your payment is being confirmed',
  'not-started': 'This payment has not started',
  refunded: 'Your payment was refunded',
  unknown: 'We do not know this transaction',
  none: 'Find your payment',
} as const

export const handle: RouteHandle = { startsAtOnce: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const txnid = txnidOf(url)
  const { result, registered } = await orTryAgainLater(services, () => read(services, txnid))
  const title = TITLES[result?.outcome ?? (txnid ? 'unknown' : 'none')]
  const status = txnid && !result ? 404 : 200
  const headers = { 'Cache-Control': 'no-store' }
  const shown = { ...readResultPage(services, title), txnid, result, registered }
  return data(shown, { status, headers })
}

async function read(services: Services, txnid: string | undefined) {
  const result = txnid ? await readResult(services, txnid) : undefined
  const id = result?.registrationId
  return { result, registered: id ? await readRegistered(services, id) : undefined }
}

/** Try again: a new attempt at the same thing, where the last one failed. */
export async function action({ url, context }: Route.ActionArgs) {
  const txnid = txnidOf(url)
  const services = context.get(servicesContext)
  const payment = txnid && (await orTryAgainLater(services, () => retryPayment(services, txnid)))
  if (!payment)
    return redirect(txnid ? `/response?txnid=${encodeURIComponent(txnid)}` : '/response')
  return redirectDocument(paymentAddress(payment))
}

function txnidOf(url: URL): string | undefined {
  return url.searchParams.get('txnid')?.trim() || undefined
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The form to look up a payment may be found by anybody; what is said of one payment may not. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.page),
  ...(loaderData?.txnid ? [{ name: 'robots', content: 'noindex' }] : []),
]

export default function Response({ loaderData }: Route.ComponentProps) {
  const { page, picture, txnid, result, registered } = loaderData
  const paid = result?.outcome === 'success'
  const people = registered?.standing === 'registered' && (
    <RegisteredPeople registered={registered} paid={paid} />
  )
  return (
    <>
      <PageHead heading={page.title} picture={picture} />
      <Section>
        {registered && (result?.outcome !== 'refunded' || registered.standing === 'refunded') && (
          <PlacesNotice standing={registered.standing} />
        )}
        {result?.outcome === 'success' && <SuccessView result={result}>{people}</SuccessView>}
        {result?.outcome === 'failure' && <FailureView result={result}>{people}</FailureView>}
        {(result?.outcome === 'confirming' || result?.outcome === 'not-started') && (
          <ConfirmingView result={result} />
        )}
        {result?.outcome === 'refunded' && <RefundedView result={result} />}
        {!result && <LookUpForm txnid={txnid} />}
        {paid && registered && <ForgetDraft form={registered.form} />}
      </Section>
    </>
  )
}
