import { Field } from '#app/ui/form/field.tsx'

/** Begins a new page. */
export function NewPageForm({ address = '', error }: { address?: string; error?: string }) {
  const field = {
    id: 'new-address',
    name: 'address',
    initialValue: address,
    errors: error ? [error] : undefined,
  }
  return (
    <form className="form office-narrow" method="post" action="/office/content" data-kept="">
      <Field label="Address" field={field} help="Where visitors find it. For example: /summer-camp">
        {({ autoFocus: _, ...attributes }) => <input {...attributes} autoComplete="off" />}
      </Field>
      <p>
        <button className="button button-quiet" type="submit">
          Add page
        </button>
      </p>
    </form>
  )
}
