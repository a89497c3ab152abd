/** Leads to what bringing the version back would change. */
export function BringBackButton({ number }: { number: number }) {
  return (
    <form method="get" action={`/office/content/versions/${number}/back`}>
      <button className="button button-quiet" type="submit">
        Bring back<span className="visually-hidden"> version {number}</span>
      </button>
    </form>
  )
}
