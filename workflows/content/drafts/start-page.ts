import { changesBetween } from '#content-model/changes/changes.ts'
import { withIds } from '#content-model/changes/tree.ts'
import { emptyValue } from '#content-model/editing/empty-value.ts'
import { pageSchema } from '#content-model/schema/page.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { draftsOf, storeContentDraft } from '#database/content/content-drafts.ts'
import { filesOfVersion, newestVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { type Published, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'

type Starting = {
  actor: Actor
  /** The page's address, with or without its slash. */
  address: string
  /** Whether the site has something else there. */
  isTaken: (address: string) => boolean
  /** What it is called, and its first sentence. Without them it begins empty. */
  title?: string
  lead?: string
}

/** Begins the draft of a new page. */
export async function startPage(
  { db, now, content }: Services,
  { actor, address, isTaken, title = '', lead = '' }: Starting,
): Promise<
  | { ok: true; path: string; slug: string; isShown: boolean }
  | { ok: false; problem: 'bad-address' | 'address-exists' }
  | NotAllowed
> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const slug = address.trim().replace(/^\//, '')
  // The schema leaves out what every object has.
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== 'constructor'
  if (!isName || slug.length > MAX_LETTERS) {
    return { ok: false, problem: 'bad-address' }
  }
  const path = `pages/${slug}.yaml`
  const newest = await newestVersion(db)
  const isProgramme = Object.hasOwn(content.conferences.programmes, slug)
  const isPublished = (await filesOfVersion(db, newest)).some((file) => file.path === path)
  if (isProgramme || isTaken(`/${slug}`) || isPublished) {
    return { ok: false, problem: 'address-exists' }
  }
  // Begun before, perhaps by the first click of two: they go on with it.
  const own = await draftsOf(db, actor.staffId)
  const isShown = title !== '' && lead !== ''
  if (own.some((draft) => draft.path === path)) return { ok: true, path, slug, isShown }
  const changed_at = now().toISOString()
  const page = withIds(newPage({ slug, title, lead }))
  const body = JSON.stringify(changesBetween({ before: undefined, after: page }))
  const draft = { staff_id: actor.staffId, path, body, base: newest, changed_at }
  await db.transaction().execute((tx) => storeContentDraft(tx, draft))
  return { ok: true, path, slug, isShown }
}

const MAX_LETTERS = 40

function newPage({ slug, title, lead }: { slug: string; title: string; lead: string }) {
  const empty = emptyValue(pageSchema)
  const page = typeof empty === 'object' && empty !== null ? empty : {}
  const head = 'head' in page && typeof page.head === 'object' ? page.head : {}
  const words = { title, description: lead, heading: title, style: slug, lead }
  return { ...page, head: { ...head, ...words } }
}

/** Publishes the content without a page and its translations. Refused while other pages link to it. */
export async function deletePage(
  services: Services,
  { path, ...form }: StaffForm & { path: string; why: string },
): Promise<Published> {
  return publishFiles(services, {
    ...form,
    action: 'delete-page',
    change: (files) =>
      files.filter((file) => ![file.path, asSideFile(file.path)?.file].includes(path)),
  })
}
