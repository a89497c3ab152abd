import { FormKey } from '#app/office/form/form-key.tsx'
import type { Publication } from '#workflows/content/read-publication.ts'
import { BUTTON } from '../edit/form-buttons.ts'
import { OthersChange, Problems } from '../publish-view.tsx'
import { DifferencesTable } from '../versions/differences-table.tsx'
import { siteAddress } from './part-address.ts'

/** Why a part was not moved or removed. */
export function RefusedView({ page, mistakes }: { page: string; mistakes: readonly string[] }) {
  return (
    <>
      <h1>This can’t be done</h1>
      <ul className="office-plan">
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
      <p>
        <a href={siteAddress(page)}>Back to the page</a>
      </p>
    </>
  )
}

type Props = {
  page: string
  /** Where one comes back to. */
  address: string
  publications: readonly Publication[]
  problems: readonly string[]
  formKey: string | undefined
}

/** Why the draft was not published, what others have changed, and the button that publishes all the same. */
export function UnpublishedView({ page, address, publications, problems, formKey }: Props) {
  return (
    <>
      <h1>Publish</h1>
      <Problems problems={problems} />
      {publications.map(({ path, name, differences, others }) => (
        <section key={path} aria-label={name}>
          {others && <OthersChange path={path} others={others} />}
          <h2>{name}</h2>
          <DifferencesTable caption="Your changes" path={path} differences={differences} />
        </section>
      ))}
      <form className="form office-form" method="post" action={siteAddress(page)} data-kept="">
        <FormKey value={formKey} version={publications[0]?.seen} />
        <input type="hidden" name="told" value="yes" />
        <input type="hidden" name="back" value={address} />
        <div className="button-row">
          <button className="button" type="submit" name={BUTTON} value="publish">
            Publish
          </button>
          <a href={address}>Go on editing</a>
        </div>
      </form>
    </>
  )
}
