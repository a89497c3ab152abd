import { FactsList } from '#app/ui/facts-list.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { ReceiptPage } from '#workflows/receipts/read-receipt.ts'

type Sheet = Pick<ReceiptPage, 'church' | 'refunded' | 'voided'> & {
  facts: [label: string, value: string][]
}

export function ReceiptSheet({ receipt }: { receipt: Sheet }) {
  const { church, facts, refunded, voided } = receipt
  return (
    <article className="card receipt">
      <header className="receipt-head">
        <p className="receipt-church">{church.name}</p>
        <p>
          {church.address}
          <br />
          {church.phone} · {church.email}
        </p>
      </header>
      {voided && (
        <p className="result-note">
          The receipt {voided} was made void by our office and is not valid any more.
        </p>
      )}
      {refunded && (
        <p className="result-note">
          This payment has been given back. The receipt is shown for your records only.
        </p>
      )}
      <FactsList className="receipt-facts" facts={facts} />
      <p className="receipt-foot">This receipt was made by computer and needs no signature.</p>
      <div className="button-row no-print">
        <PrintButton />
      </div>
    </article>
  )
}
