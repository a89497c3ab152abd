import type { Mistake } from '#content-model/mistake.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { CheckedVersion } from '#workflows/content/live-content.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles, readVersionFiles } from '../versions.ts'
import { ownDrafts } from './own-drafts.ts'
import { withFiles } from './own-file.ts'

type DraftContent =
  | ({ ok: true; faulty: readonly string[] } & Pick<CheckedVersion, 'content' | 'translation'>)
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

/** The whole content with everything that this person has drafted. Nobody else sees it. */
export async function readDraftContent(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { isSound = false } = {},
): Promise<DraftContent> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const newest = await newestVersion(db)
  const files = await readVersionFiles(db, newest)
  const drafts = await ownDrafts(db, actor.staffId, newest)
  const all = checkFiles(withFiles(files, drafts))
  if (all.ok) return { ...all, faulty: [] }
  if (!isSound) return { ...all, problem: 'mistakes' }
  const wrong = new Set(all.mistakes.map(({ file }) => file))
  const [faulty = [], sound = []] = [true, false].map((isWrong) =>
    drafts.filter(({ path }) => wrong.has(path) === isWrong),
  )
  const checked = checkFiles(withFiles(files, sound))
  if (!checked.ok) return { ...checked, problem: 'mistakes' }
  return { ...checked, faulty: faulty.map(({ path }) => path) }
}

/** The same without the drafts that have mistakes. `faulty` are their paths. */
export async function readSoundContent(
  services: Pick<Services, 'db'>,
  actor: Actor,
): Promise<DraftContent> {
  return readDraftContent(services, actor, { isSound: true })
}
