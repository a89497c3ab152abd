import { data, redirect, redirectDocument } from 'react-router'
import { ConfirmingView } from '#app/features/payments/confirming-view.tsx'
import { FailureView } from '#app/features/payments/failure-view.tsx'
import { LinkByMail, SEND_LINK } from '#app/features/payments/link-by-mail.tsx'
import { LookUpForm } from '#app/features/payments/look-up-form.tsx'
import { OwnPage } from '#app/features/payments/own-page.tsx'
import { paymentAddress } from '#app/features/payments/payment-address.ts'
import { readResultPage } from '#app/features/payments/read-result-page.server.ts'
import { RefundedView } from '#app/features/payments/refunded-view.tsx'
import { SuccessView } from '#app/features/payments/success-view.tsx'
import { WayOn } from '#app/features/payments/way-on.tsx'
import { ForgetDraft } from '#app/features/registration/forget-draft.ts'
import { LetterLine } from '#app/features/registration/letter-line.tsx'
import { PlacesNotice } from '#app/features/registration/places-notice.tsx'
import { RegisteredPeople } from '#app/features/registration/registered-people.tsx'
import { ownRecord } from '#app/http/private-access.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import type { RouteHandle } from '#app/root.tsx'
import { type SiteServices, servicesContext } from '#app/services.server.ts'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { readTransactionId } from '#domain/payments/transaction-id.ts'
import { type Letter, letterFor } from '#workflows/letters/find-letter.ts'
import { type OwnPayment, readOwnPayment } from '#workflows/payments/read-own-payment.ts'
import { type PaymentResult, readResult, withoutPayer } from '#workflows/payments/read-result.ts'
import { retryPayment } from '#workflows/payments/retry-payment.ts'
import { sendPrivateLink } from '#workflows/private-pages/send-private-link.ts'
import { type Registered, readRegistered } from '#workflows/registration/read-registered.ts'
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

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const txnid = txnidOf(url)
  const shown = await orTryAgainLater(services, () => read(services, { request, txnid }))
  const kind = shown?.result.kind ?? (txnid ? 'unknown' : 'none')
  const isOpen = kind === 'confirming' || kind === 'not-started'
  const status = txnid && !shown ? 404 : 200
  const headers = { 'Cache-Control': 'no-store' }
  const sent = url.searchParams.has('sent')
  return data(
    { ...readResultPage(services, { title: TITLES[kind], isOpen }), shown, txnid, sent },
    { status, headers },
  )
}

type Shown = {
  result: PaymentResult
  letter: Letter | undefined
  /** The rest only for the payer's own browser. */
  own?: OwnPayment
  registered?: Registered | undefined
}

type Visit = { request: Request; txnid: string | undefined }

/** The number alone shows how the payment stands; the payer's own browser is shown everything. */
async function read(services: SiteServices, { request, txnid }: Visit): Promise<Shown | undefined> {
  const result = txnid ? await readResult(services, txnid) : undefined
  if (!result) return undefined
  const letter = letterFor(services.content, result.purpose)
  const record = await ownRecord(services, { request, txnid: result.txnid })
  if (!record) return { result: withoutPayer(result), letter }
  const own = await readOwnPayment(services, { record, txnid: result.txnid })
  const registered =
    record.kind === 'registration'
      ? await readRegistered(services, record.registration.id)
      : undefined
  return { result: { ...result, payer: own.payer }, letter, own, registered }
}

/** Try again, in the payer's own browser; the link by mail, for everybody, with one answer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const txnid = txnidOf(url)
  if (!txnid) return redirect('/response')
  const services = context.get(servicesContext)
  const address = `/response?txnid=${encodeURIComponent(txnid)}`
  if ((await readFormData(request)).get('intent') === SEND_LINK) {
    await orTryAgainLater(services, () => sendPrivateLink(services, txnid))
    return redirect(`${address}&sent=yes`)
  }
  const payment = await orTryAgainLater(services, async () => {
    const isOwn = await ownRecord(services, { request, txnid })
    return isOwn && retryPayment(services, txnid)
  })
  return payment ? redirectDocument(paymentAddress(payment)) : redirect(address)
}

function txnidOf(url: URL): string | undefined {
  return readTransactionId(url.searchParams.get('txnid') ?? '') || undefined
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
  const { page, picture, txnid, shown, sent } = loaderData
  return (
    <>
      <PageHead heading={page.title} picture={picture} />
      <Section>{shown ? <Result {...shown} sent={sent} /> : <LookUpForm txnid={txnid} />}</Section>
    </>
  )
}

function Result({ result, own, registered, letter, sent }: Shown & { sent: boolean }) {
  const paid = result.kind === 'success'
  const people = registered?.places === 'has-places' && (
    <RegisteredPeople registered={registered} paid={paid} />
  )
  const ownPage = own ? <OwnPage own={own} /> : <LinkByMail leadsTo={EVERYTHING} sent={sent} />
  switch (result.kind) {
    case 'success':
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <SuccessView result={result} receipt={own?.receipt}>
            {people || (letter && <LetterLine letter={letter} />)}
            {ownPage}
          </SuccessView>
          {registered && <ForgetDraft form={registered.form} />}
        </>
      )
    case 'failure':
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <FailureView result={result} wayOn={<WayOn label="Try again" own={own} sent={sent} />}>
            {people}
          </FailureView>
        </>
      )
    case 'not-started':
    case 'confirming': {
      const wayOn = <WayOn label="Continue to payment" own={own} sent={sent} />
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <ConfirmingView result={result} wayOn={result.kind === 'not-started' ? wayOn : ownPage}>
            {people}
          </ConfirmingView>
        </>
      )
    }
    case 'refunded':
      return (
        <>
          {registered?.places === 'refunded' && <PlacesNotice places="refunded" />}
          <RefundedView result={result}>{ownPage}</RefundedView>
        </>
      )
    default:
      return result.kind satisfies never
  }
}

const EVERYTHING = 'everything about it, with the receipt'
