import { changesBetween } from '#content-model/changes/changes.ts'
import { changedAt, isBranch, withIds } from '#content-model/changes/tree.ts'
import { emptyValue } from '#content-model/editing/form-of.ts'
import { pageSchema } from '#content-model/schema/page.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { draftsOf, storeContentDraft } from '#database/content/content-drafts.ts'
import { digestsOf, newestVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type StaffForm } from '#workflows/actor.ts'
import { type Publishing, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'

/** The page begins empty without a title and its first sentence. */
export async function startPage(
  { db, now, content }: Services,
  starting: {
    actor: Actor
    address: string
    isTaken: (address: string) => boolean
    title?: string
    lead?: string
  },
) {
  const { actor, address, isTaken, title = '', lead = '' } = starting
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const slug = address.trim().replace(/^\//, '')
  // The schema leaves out what every object has.
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== 'constructor'
  if (!isName || slug.length > MAX_LETTERS) return { ok: false, problem: 'bad-address' } as const
  const path = `pages/${slug}.yaml`
  const newest = await newestVersion(db)
  const isProgramme = Object.hasOwn(content.conferences.programmes, slug)
  const isPublished = (await digestsOf(db, newest)).has(path)
  if (isProgramme || isTaken(`/${slug}`) || isPublished) {
    return { ok: false, problem: 'address-exists' } as const
  }
  // Begun before, perhaps by the first click of two: they go on with it.
  const own = await draftsOf(db, actor.staffId)
  const started = { ok: true, path, slug, isShown: title !== '' && lead !== '' } as const
  if (own.some((draft) => draft.path === path)) return started
  const changed_at = now().toISOString()
  const head = { title, description: lead, heading: title, style: slug, lead }
  const empty = withIds(emptyValue(pageSchema))
  const after = changedAt(empty, ['head'], (found) =>
    isBranch(found) ? { ...found, ...head } : head,
  )
  const body = JSON.stringify(changesBetween({ before: undefined, after }))
  const draft = { staff_id: actor.staffId, path, body, base: newest, changed_at }
  await db.transaction().execute((tx) => storeContentDraft(tx, draft))
  return started
}

const MAX_LETTERS = 40

/** The translations of the page go too. Refused while other pages link to it. */
export async function deletePage(
  services: Services,
  { path, ...form }: StaffForm & { path: string; why: string },
): Promise<Publishing> {
  return publishFiles(services, {
    ...form,
    action: 'delete-page',
    change: (files) =>
      new Map([...files].filter(([file]) => file !== path && asSideFile(file)?.file !== path)),
  })
}
