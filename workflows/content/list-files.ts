import { draftsOf } from '#database/content-drafts.ts'
import { filesOfVersion, newestVersion } from '#database/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { fileName } from './file-form.ts'

export type ListedContent = {
  files: ListedContentFile[]
  pages: ListedContentFile[]
}

export type ListedContentFile = { path: string; name: string; isDraft: boolean }

/** Every file of the content by its name, and which of them this person has a draft of. */
export async function listContentFiles(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
): Promise<({ ok: true } & ListedContent) | NotAllowed> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const stored = await filesOfVersion(db, await newestVersion(db))
  const drafts = new Set(
    (actor.staffId === null ? [] : await draftsOf(db, actor.staffId)).map(({ path }) => path),
  )
  const paths = [...new Set([...stored.map(({ path }) => path), ...drafts])]
  const files = paths
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({ path, name: fileName(path), isDraft: drafts.has(path) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  const isPage = ({ path }: { path: string }) => path.startsWith('pages/')
  return { ok: true, files: files.filter((file) => !isPage(file)), pages: files.filter(isPage) }
}
