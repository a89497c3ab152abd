/** A transaction number that leads to the payment's page. */
export function PaymentLink({ txnid }: { txnid: string }) {
  return <a href={`/office/payments/${encodeURIComponent(txnid)}`}>{txnid}</a>
}
