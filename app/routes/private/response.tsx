import { data, redirect, redirectDocument } from 'react-router'
import { LookUpForm } from '#app/features/payments/look-up-form.tsx'
import { readResultPage, readShownPayment } from '#app/features/payments/read-response.server.ts'
import { MAIL_THE_LINK } from '#app/features/payments/result-views.tsx'
import { paymentAddress } from '#app/http/payment-address.ts'
import { ownRecord } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import {
  type Reader,
  readerContext,
  type SiteServices,
  servicesContext,
} from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { pageMeta, privatePageMeta } from '#app/ui/page.ts'
import { readTransactionId } from '#domain/record-numbers.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { retryPayment } from '#workflows/records/payments/retry-payment.ts'
import { sendPrivateLink } from '#workflows/records/private/send-my-links.ts'
import type { Route } from './+types/response.ts'
import { readEndingPage } from './read-ending.server.ts'
import { PaymentResultView, type ResponsePage } from './result-view.tsx'
import '#app/features/tickets/ticket-pages.css'
import '#app/features/payments/payment-pages.css'
import '#app/features/giving/giving-pages.css'

export { clientLoader, handle } from '#app/http/document.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = context.get(readerContext)
  const txnid = txnidOf(url)
  const visit = { request, reader, txnid }
  const shown = await orTryAgainLater(services, () => readResponse(services, visit))
  const kind = shown?.result.kind ?? (txnid ? 'unknown' : 'none')
  const isOpen = kind === 'confirming' || kind === 'not-started' || kind === 'not-finished'
  const isFailure = kind === 'failure'
  const status = txnid && !shown ? 404 : 200
  const headers = { 'Cache-Control': 'no-store' }
  const sent = url.searchParams.has('sent')
  const title = PAYMENT_WORDS[reader.language].titles[kind]
  return data(
    { ...readResultPage(services, reader, { title, isOpen, isFailure }), shown, txnid, sent },
    { status, headers },
  )
}

/**
 * Retries the payment for the payer's own browser. Sends the private link by mail for anybody,
 * always with the same answer.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const txnid = txnidOf(url)
  if (!txnid) return redirect('/response')
  const services = context.get(servicesContext)
  const { language } = context.get(readerContext)
  // In the language of this page, which the framework puts before it.
  const address = `/response?txnid=${encodeURIComponent(txnid)}`
  if ((await sentForm(request)).typed.intent === MAIL_THE_LINK) {
    await orTryAgainLater(services, () => sendPrivateLink(services, txnid))
    return redirect(`${address}&sent=yes`)
  }
  const payment = await orTryAgainLater(services, async () => {
    const isOwn = await ownRecord(services, { request, txnid })
    return isOwn && retryPayment(services, txnid)
  })
  const payer = { publicUrl: services.publicUrl, language }
  return payment ? redirectDocument(paymentAddress(payment, payer)) : redirect(address)
}

function txnidOf(url: URL): string | undefined {
  return readTransactionId(url.searchParams.get('txnid') ?? '') || undefined
}

/** The look-up form may be indexed; the result of a payment may not. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.txnid ? privatePageMeta(loaderData.page) : pageMeta(loaderData?.page)

export default function Response({ loaderData }: Route.ComponentProps) {
  const { page, picture, txnid, shown, sent } = loaderData
  return (
    <OneSectionPage page={page} picture={picture}>
      {shown ? <PaymentResultView {...shown} sent={sent} /> : <LookUpForm txnid={txnid} />}
    </OneSectionPage>
  )
}

/** The result of a payment and, in the payer's own browser, the end of the way. */
async function readResponse(
  services: SiteServices,
  visit: { request: Request; reader: Reader; txnid: string | undefined },
): Promise<ResponsePage | undefined> {
  const shown = await readShownPayment(services, visit)
  if (!shown?.own) return shown
  const { request } = visit
  const record = await ownRecord(services, { request, txnid: shown.result.txnid })
  return record ? { ...shown, ...(await readEndingPage(services, record)) } : shown
}
