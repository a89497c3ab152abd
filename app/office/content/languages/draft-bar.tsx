import { FormKey } from '#app/office/form/form-key.tsx'
import type { Publication } from '#workflows/content/read-publication.ts'
import { Changes, type Done, doneWords, GetButton, Press } from '../site/draft-parts.tsx'
import { siteAddress } from '../site/part-address.ts'

type Props = {
  /** Where one comes back to. */
  address: string
  publications: readonly Publication[]
  canStepBack: boolean
  done: Done | undefined
}

/** What is not public yet, and what may become of it: the same as over a page of the site. */
export function DraftBar({ address, publications, canStepBack, done }: Props) {
  const isDraft = publications.length > 0
  if (!isDraft && !done) return null
  const start = siteAddress('/')
  return (
    <section className="notice translation-draft" aria-label="Your draft">
      <div>
        {isDraft && <strong>Draft, not public</strong>}{' '}
        {done && <span role="status">{doneWords(done)} </span>}
        {done?.what === 'published' && (
          <a href={`/office/content/versions/${done.number}/undo`}>Undo</a>
        )}
        {isDraft && <Changes publications={publications} />}
      </div>
      <div className="button-row">
        {isDraft && (
          <GetButton address={start} fields={{ back: address, ask: 'discard' }} label="Discard" />
        )}
        {(isDraft || done?.what === 'discarded') && (
          <form method="post" action={start}>
            <FormKey version={publications[0]?.seen} />
            <input type="hidden" name="back" value={address} />
            {canStepBack && <Press does="undo" label="Undo" />}
            {done?.what === 'discarded' && <Press does="bring-back" label="Bring the draft back" />}
            {isDraft && <Press does="publish" label="Publish" isMain />}
          </form>
        )}
      </div>
    </section>
  )
}
