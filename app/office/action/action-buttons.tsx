type Props = {
  actions: readonly { slug: string; name: string }[]
  /** The page of what they act on; each has its own page below. */
  address: string
  /** The payment that they are about, where they are about one. */
  txnid?: string
  label?: string
}

/** Each button opens the page of its action. */
export function ActionButtons({ actions, address, txnid, label }: Props) {
  if (actions.length === 0) return null
  return (
    <form className="button-row no-print" method="get" aria-label={label}>
      {txnid !== undefined && <input type="hidden" name="txnid" value={txnid} />}
      {actions.map(({ slug, name }) => (
        <button
          key={slug}
          className="button button-quiet"
          type="submit"
          formAction={`${address}/${slug}`}
        >
          {name}
        </button>
      ))}
    </form>
  )
}
