import * as v from 'valibot'
import { fileName } from '#content-model/editing/form-words.ts'
import type { Content } from '#content-model/schema/content.ts'
import { fileSchema, unwrapped, valueIn } from '#content-model/schema/schema-at.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { isYaml } from '#content-model/tree-files.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { digestsOf, listVersions, newestVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export type ListedContent = Extract<Awaited<ReturnType<typeof listContentFiles>>, { ok: true }>

export async function listContentFiles({ db, content }: Services, actor: Actor) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const stored = await digestsOf(db, await newestVersion(db))
  const versions = (await listVersions(db, MAX_VERSIONS)).filter(({ source }) => source !== 'files')
  const own = actor.staffId === null ? [] : await draftsOf(db, actor.staffId)
  const drafts = new Set(own.map(({ path }) => path))
  const paths = [...new Set([...stored.keys(), ...drafts])]
  const files = paths
    .filter((path) => isYaml(path) && !asSideFile(path))
    .map((path) => ({
      path,
      name: fileName(path),
      about: aboutFile(content, path),
      isDraft: drafts.has(path),
      // Who published it last, and when. Undefined where nobody has.
      changed: versions.find(({ changed }) => changed.includes(path)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  const isPage = ({ path }: { path: string }) => path.startsWith('pages/')
  return {
    ok: true as const,
    files: files.filter((file) => !isPage(file)),
    pages: files.filter(isPage),
  }
}

const MAX_VERSIONS = 200

function aboutFile({ pages }: Content, path: string): string | undefined {
  const key = /^pages\/(.+)\.yaml$/.exec(path)?.[1]
  if (key === undefined) {
    const schema = fileSchema(path)
    return schema && v.getDescription(unwrapped(schema).schema)
  }
  const page = valueIn(pages, key)
  const title = valueIn(valueIn(page, 'head'), 'title') ?? valueIn(page, 'title')
  return typeof title === 'string' ? title : undefined
}
