import { data } from 'react-router'
import { ReceiptSheet } from '#app/features/receipts/receipt.tsx'
import { receiptFacts } from '#app/features/receipts/receipt-facts.server.ts'
import { ownRecord } from '#app/http/private-access.server.ts'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { privatePageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { readReceiptPage } from '#workflows/receipts/read-receipt.ts'
import type { Route } from './+types/receipt.ts'

const PAGE = { title: 'Receipt', description: 'A receipt to print.', style: 'receipt' }

export async function loader({ request, params: { name }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const receipt = await orTryAgainLater(services, async () => {
    const own = await ownRecord(services, { request, txnid: name })
    return readReceiptPage(services, { name, isOwnNumber: own !== undefined })
  })
  if (!receipt) throw new Response(null, { status: 404 })
  const { church, refunded, voided } = receipt
  const sheet = { church, refunded, voided, facts: receiptFacts(receipt) }
  return data({ page: PAGE, sheet }, { headers: { 'Cache-Control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={loaderData.page.title} />
      <Section>
        <ReceiptSheet receipt={loaderData.sheet} />
      </Section>
    </>
  )
}
