import { FormKey } from '#app/office/form/form-key.tsx'
import { UNDO, whyWords } from '#app/office/words/content.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { UndoPage } from '#workflows/content/undo-version.ts'
import { Changes } from './version-view.tsx'

type Props = { page: UndoPage; formKey?: string | undefined; problems?: readonly string[] }

/** What taking back one version's change does, and the button that does it. */
export function UndoView({ page: { version, files }, formKey, problems = [] }: Props) {
  const { number } = version
  return (
    <>
      <h1>Undo “{whyWords(version)}”?</h1>
      {files ? (
        <>
          <p>{UNDO.only}</p>
          {files.length === 0 && <p>{UNDO.done}</p>}
          <Changes files={files} />
        </>
      ) : (
        <p>{UNDO.clash}</p>
      )}
      <form
        className="form office-form"
        method="post"
        action={`/office/content/versions/${number}/undo`}
        data-kept=""
      >
        <FormKey value={formKey} />
        <TypedErrors errors={{}} others={[...problems]} />
        <div className="button-row">
          {files && files.length > 0 && (
            <button className="button" type="submit">
              Undo
            </button>
          )}
          <a href={`/office/content/versions/${number}`}>Leave it as it is</a>
        </div>
      </form>
    </>
  )
}
