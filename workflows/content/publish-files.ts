import { valuesIn } from '#content-model/links.ts'
import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { isPhotograph, PHOTO_FOLDER, type TreeFiles } from '#content-model/tree-files.ts'
import { deleteDraft } from '#database/content/content-drafts.ts'
import { newestVersion, readVersionFiles } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { codesWithRegistrations } from '#database/records/registration/registrations.ts'
import {
  appendOfficeEvent,
  findOfficeEvent,
  type OfficeEvent,
} from '#database/staff/office-events.ts'
import type { VersionSource } from '#database/tables/tables.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { ownDrafts, readDraftContent, withDrafts } from './drafts/own-drafts.ts'
import { checkFiles, englishPartsOf, refreshContent, storeNextVersion } from './versions.ts'

type Publication = StaffForm & {
  source?: VersionSource
  why: string
  action: OfficeAction
  /**
   * The files of the next version, made from those of the newest. Called again when somebody else has
   * published meanwhile. Undefined: it can't be made from these any more.
   */
  change: (files: TreeFiles, version: number) => TreeFiles | undefined
  also?: (tx: Db) => Promise<void>
}

export type Publishing =
  | { ok: true; number: number }
  | { ok: false; problem: 'no-reason' | 'unchanged' | 'changed' }
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

export type PublishRefusal = Extract<Publishing, { ok: false }>

const MAX_REASON = 500

/** The next version is shown on this server at once. */
export async function publishFiles(
  services: Services,
  publication: Publication,
): Promise<Publishing> {
  const why = publication.why.trim()
  if (!staffCan.editContent(publication.actor)) return NOT_ALLOWED
  if (why.length > MAX_REASON) return { ok: false, problem: 'no-reason' }
  for (;;) {
    const published = await tryToPublish(services, { ...publication, why })
    if (published === undefined) continue
    if (published.ok) await refreshContent(services)
    return published
  }
}

/** Undefined when somebody else was quicker. */
async function tryToPublish(
  services: Services,
  publication: Publication,
): Promise<Publishing | undefined> {
  const { db } = services
  const { actor, source = 'office', why, action, key, change, also } = publication
  const after = await newestVersion(db)
  // What a form has published is no longer a change of the newest version.
  const done = await publishedBy(db, key)
  if (done) return done
  const before = await readVersionFiles(db, after)
  const changed = change(before, after)
  if (!changed) return { ok: false, problem: 'changed' }
  const isSame = [...changed].every(([path, body]) => before.get(path) === body)
  if (isSame && changed.size === before.size) return { ok: false, problem: 'unchanged' }
  // Translations of a file that is gone go with it.
  const files = new Map(
    [...changed].filter(([path]) => changed.has(asSideFile(path)?.file ?? path)),
  )
  const checked = checkFiles(files)
  if (!checked.ok) return { ok: false, problem: 'mistakes', mistakes: checked.mistakes }
  const englishParts = englishPartsOf(checked)
  return onceInTransaction(
    db,
    { key, again: publishedBefore },
    async (tx): Promise<Publishing | undefined> => {
      const mistakes = await lostCodes(tx, { before, after: checked.content })
      if (mistakes.length > 0) return { ok: false, problem: 'mistakes', mistakes }
      const at = services.now()
      const author = { staffId: actor.staffId, author: actor.name, source, why }
      const number = await storeNextVersion(tx, { after, at, files, englishParts, ...author })
      if (number === undefined) return undefined
      const event = { actor, subject: 'content', subjectId: String(number), action } as const
      await appendOfficeEvent(tx, { ...event, details: { why }, key, at })
      await also?.(tx)
      return { ok: true, number }
    },
  )
}

/** What a form has published already: the second of two clicks is answered as the first. */
export async function publishedBy(
  db: Db,
  key: string | undefined,
): Promise<Publishing | undefined> {
  const done = key === undefined ? undefined : await findOfficeEvent(db, { key })
  return done && publishedBefore(done)
}

function publishedBefore({ subject_id }: OfficeEvent): Publishing {
  return { ok: true, number: Number(subject_id) }
}

const FILE = 'conferences.yaml'

/**
 * A conference that has registrations keeps its code, because payments and receipts name it. It may
 * move to the past events.
 */
async function lostCodes(
  tx: Db,
  { before, after }: { before: TreeFiles; after: Content },
): Promise<Mistake[]> {
  const earlier = checkFiles(before)
  if (!earlier.ok) return []
  const events = eventsOf(after)
  const present = new Set([...events, ...after.conferences.past].map(({ code }) => code))
  const lost = eventsOf(earlier.content).filter(({ code }) => !present.has(code))
  const codes = lost.map(({ code }) => code)
  const inUse = await codesWithRegistrations(tx, codes)
  return lost
    .filter(({ code }) => inUse.has(code))
    .map(({ place }) => ({
      file: FILE,
      line: 1,
      column: 1,
      // Where the code stood, or the list where the event is gone.
      place: events.some((event) => event.place === place)
        ? `${place}.code`
        : place.replace(/\.\d+$/, ''),
      rule: 'has registrations, so it must stay: close it instead',
    }))
}

function eventsOf({ conferences }: Content): { code: string; place: string }[] {
  return Object.entries(conferences.programmes).flatMap(([programme, { events }]) =>
    events.map(({ code }, index) => ({ code, place: `programmes.${programme}.events.${index}` })),
  )
}

/**
 * `seen` was the newest version when the person was shown what will change; `isTold` says that they were shown what
 * others have changed in the same places.
 */
export async function publishDraft(
  services: Services,
  form: StaffForm & { path?: string | undefined; why: string; seen: number; isTold?: boolean },
): Promise<Publishing> {
  const { actor, path, why, seen, isTold = true, key } = form
  const { staffId } = actor
  if (staffId === null || (path && asSideFile(path))) return NOT_ALLOWED
  const own = await ownDrafts(services.db, staffId, seen)
  const sound =
    path === undefined ? await readDraftContent(services, actor, { isSound: true }) : undefined
  const faulty = sound?.ok ? sound.faulty : []
  const drafts = own.filter(
    (each) =>
      !isPhotograph(each.path) && (path ?? each.path) === each.path && !faulty.includes(each.path),
  )
  // Sent twice: the first one has published it.
  if (drafts.length === 0 && key === undefined) return { ok: false, problem: 'unchanged' }
  if (!isTold && drafts.some(({ isClash }) => isClash)) return { ok: false, problem: 'changed' }
  const at = services.now().toISOString()
  return publishFiles(services, {
    actor,
    why,
    action: 'publish',
    key,
    // Undefined when somebody has published one of the files since the person was shown what changes.
    change: (files) => {
      if (drafts.some((draft) => files.get(draft.path) !== draft.current)) return undefined
      const texts = drafts.flatMap((draft) => valuesIn(fileValue(draft.path, draft.body)))
      const named = new Set(texts.map(({ value }) => `${PHOTO_FOLDER}/${value}`))
      const photographs = own.filter((each) => isPhotograph(each.path) && named.has(each.path))
      return withDrafts(files, [...drafts, ...photographs])
    },
    also: async (tx) => {
      for (const { path, changes } of drafts) {
        await deleteDraft(tx, { staffId, path, at, body: JSON.stringify(changes) })
      }
    },
  })
}
