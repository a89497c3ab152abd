import { FormKey } from '#app/office/form/form-key.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { WhyField } from './edit/why-field.tsx'
import type { RefusedPublication } from './publish-problems.ts'

type Props = { file: string; refused?: RefusedPublication | undefined }

/** Asks before a page goes away. */
export function DeletePageView({ file, refused }: Props) {
  const address = `/office/content/pages/${file}`
  return (
    <>
      <h1>Delete the page /{file}</h1>
      <p>Visitors no longer find it. Bring back an earlier version to have it again.</p>
      <form className="form office-form" method="post" action={`${address}/delete`} data-kept="">
        <FormKey value={refused?.key} />
        <ErrorSummary formErrors={refused?.problems} fields={[]} />
        <WhyField typed={refused?.typed ?? {}} errors={refused?.errors ?? {}} />
        <div className="button-row">
          <button className="button" type="submit">
            Delete page
          </button>
          <a href={address}>Keep it</a>
        </div>
      </form>
    </>
  )
}
