import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { codesWithRegistrations } from '#database/records/registration/registrations.ts'
import {
  appendOfficeEvent,
  findFormEvent,
  type OfficeEvent,
} from '#database/staff/office-events.ts'
import type { VersionSource } from '#database/tables/tables.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { type Next, refreshContent, storeNextVersion } from './store-next-version.ts'
import { checkFiles, englishPartsOf, readVersionFiles } from './versions.ts'

type Publication = StaffForm & {
  /** The office, where nothing else is said. */
  source?: VersionSource
  why: string
  /** What is done, in the words of the button. */
  action: OfficeAction
  /**
   * The files of the next version, made from those of the newest. Called again when somebody else has
   * published meanwhile. Undefined: it can't be made from these any more.
   */
  change: (files: readonly TreeFile[], version: number) => readonly TreeFile[] | undefined
  /** Done in the same transaction. */
  also?: (tx: Db) => Promise<void>
}

export type Published =
  | { ok: true; number: number }
  | { ok: false; problem: 'no-reason' | 'unchanged' | 'changed' }
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

export type Unpublished = Extract<Published, { ok: false }>

const MAX_REASON = 500

/** Checks and stores the next version, and shows it on this server at once. */
export async function publishFiles(
  services: Services,
  publication: Publication,
): Promise<Published> {
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
): Promise<Published | undefined> {
  const { db } = services
  const { key, change } = publication
  const after = await newestVersion(db)
  // What a form has published is no longer a change of the newest version.
  const done = await publishedBy(db, key)
  if (done) return done
  const before = await readVersionFiles(db, after)
  const changed = change(before, after)
  if (!changed) return { ok: false, problem: 'changed' }
  if (isSame(before, changed)) return { ok: false, problem: 'unchanged' }
  const names = new Set(changed.map(({ path }) => path))
  // Translations of a file that is gone go with it.
  const files = changed.filter(({ path }) => names.has(asSideFile(path)?.file ?? path))
  const checked = checkFiles(files)
  if (!checked.ok) return { ok: false, problem: 'mistakes', mistakes: checked.mistakes }
  const englishParts = englishPartsOf(checked)
  return onceInTransaction(
    db,
    { key, again: publishedBefore },
    async (tx): Promise<Published | undefined> => {
      const mistakes = await lostCodes(tx, { before, after: checked.content })
      if (mistakes.length > 0) return { ok: false, problem: 'mistakes', mistakes }
      const next = { after, at: services.now(), files, englishParts }
      const number = await storeVersion(tx, publication, next)
      return number === undefined ? undefined : { ok: true, number }
    },
  )
}

/** What a form has published already: the second of two clicks is answered as the first. */
export async function publishedBy(db: Db, key: string | undefined): Promise<Published | undefined> {
  const done = key === undefined ? undefined : await findFormEvent(db, key)
  return done && publishedBefore(done)
}

function publishedBefore({ subject_id }: OfficeEvent): Published {
  return { ok: true, number: Number(subject_id) }
}

/** Undefined when somebody else was quicker. */
async function storeVersion(
  tx: Db,
  { actor, source = 'office', why, action, key, also }: Publication,
  next: Pick<Next, 'after' | 'at' | 'files' | 'englishParts'>,
): Promise<number | undefined> {
  const { at } = next
  const author = { staffId: actor.staffId, author: actor.name }
  const number = await storeNextVersion(tx, { ...next, ...author, source, why })
  if (number === undefined) return undefined
  const event = { actor, subject: 'content', subjectId: String(number), action } as const
  await appendOfficeEvent(tx, { ...event, details: { why }, key, at })
  await also?.(tx)
  return number
}

function isSame(before: readonly TreeFile[], after: readonly TreeFile[]): boolean {
  const known = new Map(before.map(({ path, body }) => [path, body]))
  return after.length === known.size && after.every(({ path, body }) => known.get(path) === body)
}

const FILE = 'conferences.yaml'

/**
 * A conference that has registrations keeps its code, because payments and receipts name it. It may
 * move to the past events.
 */
async function lostCodes(
  tx: Db,
  { before, after }: { before: readonly TreeFile[]; after: Content },
): Promise<Mistake[]> {
  const earlier = checkFiles(before)
  if (!earlier.ok) return []
  const present = new Set([...eventsOf(after), ...after.conferences.past].map(({ code }) => code))
  const lost = eventsOf(earlier.content).filter(({ code }) => !present.has(code))
  const codes = lost.map(({ code }) => code)
  const inUse = await codesWithRegistrations(tx, codes)
  return lost
    .filter(({ code }) => inUse.has(code))
    .map(({ programme, index }) => ({
      file: FILE,
      line: 1,
      column: 1,
      place: placeIn(after, { programme, index }),
      rule: 'has registrations, so it must stay: close it instead',
    }))
}

type Placed = { code: string; programme: string; index: number }

function eventsOf({ conferences }: Content): Placed[] {
  return Object.entries(conferences.programmes).flatMap(([programme, { events }]) =>
    events.map(({ code }, index) => ({ code, programme, index })),
  )
}

/** Where the code stood, or the list where the event is gone. */
function placeIn(content: Content, { programme, index }: Omit<Placed, 'code'>): string {
  const list = `programmes.${programme}.events`
  const stands = eventsOf(content).some(
    (event) => event.programme === programme && event.index === index,
  )
  return stands ? `${list}.${index}.code` : list
}
