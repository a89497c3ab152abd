import type { Content } from '#content-model/schema/content.ts'
import { findProgramme } from '#domain/conferences/conference.ts'

/** Pages that are not in a file of their own in `pages/`. */
const FILES: Record<string, string> = {
  '/': 'pages/home.yaml',
  '/give': 'giving.yaml',
  '/policy': 'policy.yaml',
}

/** The day on which a page's own words last changed, where that is known. */
export function pageDay(
  path: string,
  { changed, conferences }: Pick<Content, 'changed' | 'conferences'>,
): string | undefined {
  const isForm = findProgramme(conferences.programmes, path.slice(1)) !== undefined
  return changed[FILES[path] ?? (isForm ? 'conferences.yaml' : `pages${path}.yaml`)]
}
