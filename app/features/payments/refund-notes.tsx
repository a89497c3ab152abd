/** The refunds that are under way or done. */
export function RefundNotes({ refunds }: { refunds: readonly string[] }) {
  return refunds.map((refund, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may read the same
    <p className="result-note" key={index}>
      {refund}
    </p>
  ))
}
