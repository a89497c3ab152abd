import { FactsList } from '#app/ui/facts-list.tsx'
import type { ShownReceipt } from './show-receipt.server.ts'

/** One receipt, on a sheet of A5. */
export function ReceiptSheet({ receipt }: { receipt: ShownReceipt }) {
  const { church, facts, givenBack, voided, foot } = receipt
  return (
    <article className="card receipt narrow">
      <header className="receipt-head stack gap-2">
        <p className="receipt-church strong">{church.name}</p>
        <p>
          {church.address}
          <br />
          {church.phone} · {church.email}
        </p>
      </header>
      {voided && (
        <div className="note">
          <p className="receipt-void">{voided.word}</p>
          <p>{voided.sentence}</p>
        </div>
      )}
      {givenBack && <p className="note">{givenBack}</p>}
      <FactsList className="receipt-facts" facts={facts} />
      <p className="soft small">{foot}</p>
    </article>
  )
}
