/** Continues to payment with the stored data, so that nothing is typed again. */
export function PayButton({ label }: { label: string }) {
  return (
    <form className="no-print" method="post">
      <button className="button" type="submit">
        {label}
      </button>
    </form>
  )
}
