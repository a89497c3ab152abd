/** A page of the draft, as wide as a phone and as wide as a desktop. */
export function WidthsView({ page }: { page: string }) {
  const address = page === '/' ? '/office/preview' : `/office/preview${page}`
  return (
    <>
      <h1>Preview of {page}</h1>
      <p>
        Only you see your drafts. <a href={address}>Open it by itself</a>
      </p>
      <section className="preview-width" aria-labelledby="phone">
        <h2 id="phone">On a phone</h2>
        <iframe className="preview-phone" src={address} title={`${page} on a phone`} />
      </section>
      <section className="preview-width" aria-labelledby="desktop">
        <h2 id="desktop">On a desktop</h2>
        <iframe className="preview-desktop" src={address} title={`${page} on a desktop`} />
      </section>
    </>
  )
}
