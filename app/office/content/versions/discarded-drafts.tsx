import { FormKey } from '#app/office/form/form-key.tsx'
import { formatMoment } from '#domain/dates.ts'
import { fileName } from '#workflows/content/drafts/open-file.ts'
import type { DiscardedDraft } from '#workflows/content/versions.ts'

/** What this person has discarded and may have back for 30 days. */
export function DiscardedDrafts({ drafts }: { drafts: readonly DiscardedDraft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="discarded">
      <h2 id="discarded">Your discarded drafts</h2>
      <ul className="content-entries">
        {drafts.map(({ path, at }) => (
          <li key={path}>
            <span>
              {fileName(path)}, discarded {formatMoment(new Date(at))}
            </span>
            <form method="post" action="/office/content/versions/drafts">
              <FormKey />
              <input type="hidden" name="path" value={path} />
              <button className="button button-quiet" type="submit">
                Bring back<span className="visually-hidden"> the draft of {fileName(path)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
