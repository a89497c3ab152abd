import { ReceiptSheet } from '#app/features/receipts/receipt.server.tsx'
import { LABEL_WORDS } from '#words/mail.ts'
import { RECEIPT_WORDS } from '#words/private.ts'
import '#app/features/receipts/receipt-page.css'
import { ownRecord } from '#app/http/private-access.server.ts'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { readOwnReceipt, readReceiptPage } from '#workflows/records/receipts/read-receipt.ts'
import type { Route } from './+types/receipt.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** Reached by the token or the number of an online payment, or by its own number from a private page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const receipt = await orTryAgainLater(services, async () => {
    if (params.token !== undefined) return readOwnReceipt(services, params)
    const { name } = params
    const own = await ownRecord(services, { request, txnid: name })
    return readReceiptPage(services, { name, isOwnNumber: own !== undefined })
  })
  if (!receipt) throw await noPage(services, params.token ?? params.name ?? '')
  const { language } = receipt
  const { back, description } = RECEIPT_WORDS[language]
  const title = LABEL_WORDS[language].receipt
  return {
    page: { title, description, style: 'receipt', language },
    receipt,
    back: params.token === undefined ? undefined : { to: `/my/${params.token}`, label: back },
  }
}

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page}>
      <ReceiptSheet receipt={loaderData.receipt} />
      <div className="button-row no-print">
        <PrintButton />
        {loaderData.back && <a href={loaderData.back.to}>{loaderData.back.label}</a>}
      </div>
    </OneSectionPage>
  )
}
