import * as v from 'valibot'
import { EditField, GroupFields, ListFields } from '#app/office/content/edit/edit-fields.tsx'
import {
  EditForm,
  type EntryAddresses,
  type PlacePage,
  Press,
  placeRows,
  readButton,
  type ShownFile,
} from '#app/office/content/edit/edit-form.tsx'
import type { PageProps } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { FormField } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { BLOCK_SCHEMAS } from '#content-model/schema/blocks.ts'
import type { EditedPlace } from '#workflows/content/drafts/edit-file.ts'
import { withQuery } from '../content-address.ts'
import {
  contentOfFile,
  type Part,
  partAddress,
  partId,
  partName,
  partTitle,
  readPartName,
  type SiteRow,
  siteAddress,
  sitePage,
} from './part-address.ts'

export function partRows({ path }: SiteRow) {
  return placeRows(path, {
    of(asked, { part, added, seenOn }) {
      const [page, place] = [sitePage(asked), readPlace(part, added)]
      const isOnPage = seenOn === 'page'
      return place && { page, place, address: siteAddress(page), isOnPage }
    },
    title: titleOf,
    View: PartView,
    to({ page, place, address, isOnPage }, { isDraft, isOutdated }, pressed) {
      if (isOutdated) return `${address}?done=changed`
      // Its list is too long for the form, and was stored by itself.
      if (readButton(pressed) && !isOnPage) return partAddress(page, place)
      return `${address}?done=${isDraft ? 'saved' : 'same'}#${partId(place)}`
    },
  })
}

/** What a form sends that changes a list on the page itself. */
export function changedOnPage(list: Part, { seen }: { seen: string }) {
  return { seen, part: partName(list), seenOn: 'page' }
}

type PartPage = PlacePage<{ page: string; place: EditedPlace; address: string }>

/** Undefined for what names no part. */
export function readPlace(part = '', added = ''): EditedPlace | undefined {
  const found = readPartName(part)
  if (!found) return undefined
  const place = { path: found.path, keys: found.keys, only: found.only, isStrict: true }
  return /^\d{1,2}$/.test(added) ? { ...place, added: Number(added) } : place
}

function PartView({ page: shown, refused }: PageProps<PartPage, ShownFile>) {
  const { page, place, address, file, pages } = shown
  const { form } = file
  return (
    <>
      <LinkLine to={address} className="part-back">
        Back to the page
      </LinkLine>
      <h1>{titleOf(shown)}</h1>
      {form.description && <p>{form.description}</p>}
      <EditForm
        className="form office-form part-form"
        action={address}
        // A form that is opened shows no mistakes of a draft yet.
        file={{ ...file, errors: { fields: {}, others: [] } }}
        {...{ refused, pages }}
        fields={{ part: partName(place), added: place.added }}
        // A new entry is filled in whole; of a part that is there, long lists are edited one by one.
        entryAddresses={place.added === undefined ? addressesIn(page, place.path) : undefined}
      >
        <PartFields form={form} />
        <div className="button-row content-bar">
          <Press does="save" isMain>
            Save
          </Press>
          <a href={address}>Cancel</a>
        </div>
      </EditForm>
    </>
  )
}

function titleOf({ place, file: { form, value }, services: { content } }: PartPage): string {
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
  return <GroupFields field={{ ...form, fields }} />
}

function addressesIn(page: string, path: string): EntryAddresses {
  const partAt = (name: string) => ({ path, keys: name.split('.') })
  return {
    edit: (name) => partAddress(page, partAt(name)),
    add: (name, added) => partAddress(page, partAt(name), added),
    remove: (name) => withQuery(siteAddress(page), { ask: 'remove', part: partName(partAt(name)) }),
  }
}
