import { FormKey } from '#app/office/form/form-key.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { entryLabel } from '#content-model/editing/entry-label.ts'
import { openFile } from '#workflows/content/drafts/open-file.ts'
import { readPublications } from '#workflows/content/read-publication.ts'
import { BUTTON, buttonValue } from '../edit/form-buttons.ts'
import { DifferencesTable } from '../versions/differences-table.tsx'
import { GalleryView } from './gallery-view.tsx'
import { backAddress, siteAddress } from './part-address.ts'
import { readPlace } from './show-part.tsx'

/** What is asked once before it is done: what to add, whether to remove, whether to discard. */
export async function showAsk(context: OfficeContext, page: string): Promise<Response> {
  switch (context.req.query('ask')) {
    case 'add':
      return askWhatToAdd(context, page)
    case 'remove':
      return askToRemove(context, page)
    case 'discard':
      return askToDiscard(context, page)
    default:
      return answerNotFound(context)
  }
}

async function askWhatToAdd(context: OfficeContext, page: string): Promise<Response> {
  const at = context.req.query('at') ?? '0'
  const place = { path: `pages${page}.yaml`, keys: ['blocks'] }
  const opened = await openFile(context.env.services, { actor: staffOf(context), place })
  if (!opened.ok && opened.problem === 'not-allowed') return answerNotAllowed(context)
  if (!opened.ok || !/^\d{1,3}$/.test(at)) return answerNotFound(context)
  const content = <GalleryView page={page} path={place.path} at={Number(at)} />
  return answerPage(context, { title: 'Add a part', content })
}

async function askToRemove(context: OfficeContext, page: string): Promise<Response> {
  const place = readPlace(context.req.query('part'))
  const name = place?.keys.join('.') ?? ''
  if (!place || !/\.\d+$/.test(name)) return answerNotFound(context)
  const actor = staffOf(context)
  const [opened, list] = await Promise.all([
    openFile(context.env.services, { actor, place }),
    openFile(context.env.services, { actor, place: { ...place, keys: place.keys.slice(0, -1) } }),
  ])
  if (!opened.ok || !list.ok) {
    const isForbidden = !opened.ok && opened.problem === 'not-allowed'
    return isForbidden ? answerNotAllowed(context) : answerNotFound(context)
  }
  const label = entryLabel(opened.file.form)
  const content = (
    <>
      <h1>Remove “{label}”?</h1>
      <p>It will be gone from your draft, and from the site once you publish. You can undo it.</p>
      <form className="form office-form" method="post" action={siteAddress(page)} data-kept="">
        <FormKey version={list.file.base} />
        <input type="hidden" name="seen" value={list.file.seen} />
        <input type="hidden" name="file" value={place.path} />
        <div className="button-row">
          <button
            className="button"
            type="submit"
            name={BUTTON}
            value={buttonValue({ does: 'remove', name })}
          >
            Remove
          </button>
          <a href={siteAddress(page)}>Keep it</a>
        </div>
      </form>
    </>
  )
  return answerPage(context, { title: 'Remove', content })
}

async function askToDiscard(context: OfficeContext, page: string): Promise<Response> {
  const read = await readPublications(context.env.services, staffOf(context))
  if (!read.ok) return answerNotAllowed(context)
  const address = backAddress(page, context.req.query('back'))
  const content = (
    <>
      <h1>Discard your draft?</h1>
      <p>The site stays as visitors see it. You can bring the draft back for 30 days.</p>
      {read.publications.map(({ path, name, differences }) => (
        <DifferencesTable key={path} path={path} caption={name} differences={differences} />
      ))}
      <form className="form office-form" method="post" action={siteAddress(page)} data-kept="">
        <FormKey />
        <input type="hidden" name="back" value={address} />
        <div className="button-row">
          <button className="button" type="submit" name={BUTTON} value="discard">
            Discard draft
          </button>
          <a href={address}>Keep it</a>
        </div>
      </form>
    </>
  )
  return answerPage(context, { title: 'Discard your draft', content })
}
