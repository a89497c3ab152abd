import { FactsList } from '#app/ui/facts-list.tsx'
import type { ShownReceipt } from './show-receipt.server.ts'

/** One receipt, on a sheet of A5. */
export function ReceiptSheet({ receipt }: { receipt: ShownReceipt }) {
  const { church, facts, isRefunded, voided } = receipt
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
      {voided && <Voided {...voided} />}
      {isRefunded && (
        <p className="receipt-note">
          This payment has been given back. The receipt is shown for your records only.
        </p>
      )}
      <FactsList className="receipt-facts" facts={facts} />
      <p className="receipt-foot">This receipt was made by computer and needs no signature.</p>
    </article>
  )
}

function Voided({ number, successor }: NonNullable<ShownReceipt['voided']>) {
  return (
    <div className="receipt-note">
      <p className="receipt-void">Void</p>
      <p>
        The receipt {number} was made void by our office and is not valid any more.
        {successor && ` The receipt ${successor} took its place.`}
      </p>
    </div>
  )
}
