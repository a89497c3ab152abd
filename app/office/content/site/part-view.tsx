import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import type { FormField } from '#content-model/editing/form-field.ts'
import type { EditedPlace, OpenedFile } from '#workflows/content/drafts/open-file.ts'
import type { EntryAddresses, Messages, PageChoice } from '../edit/edit-context.ts'
import { EditField, GroupFields, ListFields } from '../edit/edit-fields.tsx'
import { BUTTON } from '../edit/form-buttons.ts'
import { FormMarks } from '../edit/form-marks.tsx'
import { OutdatedNotice } from '../edit/outdated-notice.tsx'
import { type Part, partAddress, partName, siteAddress } from './part-address.ts'

type Props = {
  page: string
  place: EditedPlace
  title: string
  file: OpenedFile
  isOutdated: boolean
  errors: Messages
  /** Mistakes that the form would cause elsewhere. */
  others: string[]
  shows: string | undefined
  touched: string | undefined
  pages: readonly PageChoice[]
}

/** One part of the site as a short form. Works without a script. */
export function PartView(props: Props) {
  const { page, place, title, file, isOutdated, errors, others } = props
  const { form } = file
  return (
    <>
      <p className="part-back">
        <a href={siteAddress(page)}>Back to the page</a>
      </p>
      <h1>{title}</h1>
      {form.description && <p>{form.description}</p>}
      <form
        className="form office-form part-form"
        method="post"
        action={siteAddress(page)}
        data-kept=""
        encType="multipart/form-data"
      >
        {/* The first button is the one that the Enter key presses. */}
        <button className="visually-hidden" type="submit" name={BUTTON} value="save" tabIndex={-1}>
          Save
        </button>
        <FormMarks file={file} />
        <input type="hidden" name="part" value={partName(place)} />
        {place.added !== undefined && <input type="hidden" name="added" value={place.added} />}
        {isOutdated && <OutdatedNotice />}
        <TypedErrors errors={errors} others={others} />
        <PartFields {...props} />
        <div className="button-row content-bar">
          <button className="button" type="submit" name={BUTTON} value="save">
            Save
          </button>
          <a href={siteAddress(page)}>Cancel</a>
        </div>
      </form>
    </>
  )
}

function PartFields({ page, place, file, errors, shows, touched, pages }: Props) {
  const { form, warnings, photos } = file
  // A new entry is filled in whole; of a part that is there, long lists are edited one by one.
  const entryAddresses = place.added === undefined ? addressesIn(page, place.path) : undefined
  const around = { errors, warnings, shows, touched, pages, photos, entryAddresses }
  if (form.kind === 'list') return <ListFields field={form} {...around} />
  if (form.kind !== 'group') return <EditField field={form} {...around} />
  return (
    <>
      {form.option !== undefined && (
        <input type="hidden" name={`|${form.name}`} value={form.option} />
      )}
      <GroupFields field={{ ...form, fields: form.fields.filter(isEditedHere) }} {...around} />
    </>
  )
}

/** Facts have Edit of their own once there are some. */
function isEditedHere(field: FormField): boolean {
  return field.name !== 'head.facts' || field.kind !== 'list' || field.items.length === 0
}

function addressesIn(page: string, path: string): EntryAddresses {
  const partAt = (name: string): Part => ({ path, keys: name.split('.') })
  return {
    edit: (name) => partAddress({ page, part: partAt(name) }),
    add: (name, added) => partAddress({ page, part: partAt(name), added }),
    remove: (name) =>
      `${siteAddress(page)}?${new URLSearchParams({ ask: 'remove', part: partName(partAt(name)) })}`,
  }
}
