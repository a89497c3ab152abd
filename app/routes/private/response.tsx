import { data, redirect } from 'react-router'
import { SEND_LINK } from '#app/features/private/my-actions.tsx'
import { readResultPage, readShownPayment } from '#app/features/private/read-response.server.ts'
import { PaymentResultView } from '#app/features/private/result-view.tsx'
import { paymentAddress } from '#app/http/payment-address.ts'
import { ownRecord } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { localPath } from '#app/local-path.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { pageMeta, privatePageMeta } from '#app/ui/page.ts'
import { readTransactionId } from '#domain/record-numbers.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { PAYMENT_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { sendPrivateLink } from '#workflows/records/private/read-private-page.ts'
import type { Route } from './+types/response.ts'

export { clientLoader, handle } from '#app/http/document.ts'

import '#app/features/private/ticket-pages.css'
import '#app/features/private/payment-pages.css'
import '#app/features/giving/giving-pages.css'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = context.get(readerContext)
  const txnid = txnidOf(url)
  const shown = await orTryAgainLater(services, async () =>
    txnid ? readShownPayment(services, reader, request, txnid) : undefined,
  )
  const kind = shown?.result.kind ?? (txnid ? 'unknown' : 'none')
  const isOpen = kind === 'confirming' || kind === 'not-started' || kind === 'not-finished'
  const isFailure = kind === 'failure'
  const title = PAYMENT_WORDS[reader.language].titles[kind]
  const sent = url.searchParams.has('sent')
  return data(
    { ...readResultPage(services, reader, { title, isOpen, isFailure }), shown, txnid, sent },
    { status: txnid && !shown ? 404 : 200, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Only the payer's own browser pays again. Anybody may have the link mailed, always with the same answer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const txnid = txnidOf(url)
  if (!txnid) return redirect('/response')
  const services = context.get(servicesContext)
  const { language } = context.get(readerContext)
  // In the language of this page, which the framework puts before it.
  const address = `/response?txnid=${encodeURIComponent(txnid)}`
  if ((await sentForm(request)).typed.intent === SEND_LINK) {
    await orTryAgainLater(services, () => sendPrivateLink(services, txnid))
    return redirect(`${address}&sent=yes`)
  }
  const payment = await orTryAgainLater(services, async () => {
    const isOwn = await ownRecord(services, { request, txnid })
    return isOwn && retryPayment(services, txnid)
  })
  const payer = { publicUrl: services.publicUrl, language }
  return payment ? redirect(paymentAddress(payment, payer)) : redirect(address)
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
    <OneSectionPage isWide={shown?.result.kind === 'success'} page={page} picture={picture}>
      {shown ? <PaymentResultView {...shown} sent={sent} /> : <LookUpForm txnid={txnid} />}
    </OneSectionPage>
  )
}

/** Finds a payment by its number, which alone shows no personal data: so nothing else is asked for. */
function LookUpForm({ txnid }: { txnid: string | undefined }) {
  const language = useLanguage()
  const words = RESULT_WORDS[language]
  return (
    <form className="card form" method="get" action={localPath(language, '/response')}>
      <p className="lead">{txnid ? words.noSuchNumber : words.enterNumber}</p>
      <Field
        label={LABEL_WORDS[language].txnid}
        field={{ id: 'txnid', name: 'txnid', error: undefined, initialValue: txnid }}
        help={words.numberHelp}
      >
        {(attributes) => <input {...attributes} autoComplete="off" required maxLength={40} />}
      </Field>
      <div>
        <Submit>{words.find}</Submit>
      </div>
    </form>
  )
}
