import type { ShownPayment } from './read-response.server.ts'

/** Link to the private page. A plain link, so that it is not prefetched. */
export function OwnPage({ own }: { own: NonNullable<ShownPayment['own']> }) {
  return (
    <p className="no-print">
      <a href={own.address}>{own.label}</a> has a page of its own. Its address is in our mail too;
      please keep it to yourself.
    </p>
  )
}
