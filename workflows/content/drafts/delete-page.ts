import { asSideFile } from '#content-model/translation/side-files.ts'
import type { Actor } from '#domain/staff.ts'
import { type Published, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'

type Deletion = { actor: Actor; path: string; why: string; key?: string | undefined }

/** Publishes the content without a page and its translations. Refused while other pages link to it. */
export async function deletePage(
  services: Services,
  { actor, path, why, key }: Deletion,
): Promise<Published> {
  return publishFiles(services, {
    actor,
    source: 'office',
    why,
    action: 'delete-page',
    key,
    change: (files) =>
      files.filter((file) => ![file.path, asSideFile(file.path)?.file].includes(path)),
  })
}
