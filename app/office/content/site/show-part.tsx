import * as v from 'valibot'
import { EditField, GroupFields, ListFields } from '#app/office/content/edit/edit-fields.tsx'
import { type Around, EditForm, Press } from '#app/office/content/edit/edit-form.tsx'
import { type TakenForm, withUploadErrors } from '#app/office/content/edit/take-form.ts'
import { pageChoices } from '#app/office/content/page-choices.ts'
import { LinkLine } from '#app/office/link-list.tsx'
import { asStaff, type OfficeContext } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import type { FormField } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { BLOCK_SCHEMAS } from '#content-model/schema/blocks.ts'
import type { Content } from '#content-model/schema/content.ts'
import { type EditedPlace, type OpenedFile, openFile } from '#workflows/content/drafts/open-file.ts'
import {
  contentOfFile,
  partAddress,
  partName,
  partTitle,
  readPartName,
  siteAddress,
} from './part-address.ts'

/** The form of one part of the site. */
export async function showPart(context: OfficeContext, page: string): Promise<Response> {
  const place = readPlace(context.req.query('part'), context.req.query('added'))
  if (!place) return answerNotFound(context)
  const opened = await asStaff(context, openFile, { place })
  return answerPart(context, { page, place, opened, errors: {} })
}

/** Undefined for what names no part. */
export function readPlace(part = '', added = ''): EditedPlace | undefined {
  const found = readPartName(part)
  if (!found) return undefined
  const place = { path: found.path, keys: found.keys, only: found.only, isStrict: true }
  return /^\d{1,2}$/.test(added) ? { ...place, added: Number(added) } : place
}

/** One part of the site as a short form. Works without a script. */
export async function answerPart(
  context: OfficeContext,
  answer: TakenForm & { page: string; place: EditedPlace },
): Promise<Response> {
  const { opened, page, place, status = 200, shows, touched } = answer
  if (!opened.ok) return answerRefused(context, opened)
  const { file } = opened
  const { form, errors } = file
  const title = titleOf(place, file, context.env.services.content)
  // A form that is opened shows no mistakes of a draft yet.
  const isShown = status === 200
  const content = (
    <>
      <LinkLine to={siteAddress(page)} className="part-back">
        Back to the page
      </LinkLine>
      <h1>{title}</h1>
      {form.description && <p>{form.description}</p>}
      <EditForm
        className="form office-form part-form"
        action={siteAddress(page)}
        file={file}
        fields={{ part: partName(place), added: place.added }}
        isOutdated={status === 409}
        others={isShown ? [] : errors.others}
        around={{
          ...file,
          errors: withUploadErrors(isShown ? {} : errors.fields, answer.errors),
          ...{ shows, touched },
          pages: await pageChoices(context),
          // A new entry is filled in whole; of a part that is there, long lists are edited one by one.
          entryAddresses: place.added === undefined ? addressesIn(page, place.path) : undefined,
        }}
      >
        <PartFields form={form} />
        <div className="button-row content-bar">
          <Press does="save" isMain>
            Save
          </Press>
          <a href={siteAddress(page)}>Cancel</a>
        </div>
      </EditForm>
    </>
  )
  return answerPage(context, { title, status, content })
}

function titleOf(place: EditedPlace, { form, value }: OpenedFile, content: Content): string {
  const { path, keys, added } = place
  if (added !== undefined) {
    // A block by its kind, an entry by what its list is called.
    const list = keys.slice(0, -1)
    const schema = list.at(-1) === 'blocks' ? BLOCK_SCHEMAS[added] : undefined
    const title = schema && v.getTitle(schema)
    return `New: ${title ?? partTitle({ path, keys: list }, contentOfFile(content, path))}`
  }
  const whole = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const isEntry = /^\d+$/.test(keys.at(-1) ?? '')
  return isEntry && form.kind === 'group' ? entryLabel(form) : partTitle(place, whole)
}

function PartFields({ form }: { form: FormField }) {
  if (form.kind === 'list') return <ListFields field={form} />
  if (form.kind !== 'group') return <EditField field={form} />
  // Facts have Edit of their own once there are some.
  const fields = form.fields.filter(
    (field) => field.name !== 'head.facts' || field.kind !== 'list' || field.items.length === 0,
  )
  return (
    <>
      {form.option !== undefined && (
        <input type="hidden" name={`|${form.name}`} value={form.option} />
      )}
      <GroupFields field={{ ...form, fields }} />
    </>
  )
}

function addressesIn(page: string, path: string): Around['entryAddresses'] {
  const partAt = (name: string) => ({ path, keys: name.split('.') })
  return {
    edit: (name) => partAddress(page, partAt(name)),
    add: (name, added) => partAddress(page, partAt(name), added),
    remove: (name) =>
      `${siteAddress(page)}?${new URLSearchParams({ ask: 'remove', part: partName(partAt(name)) })}`,
  }
}
