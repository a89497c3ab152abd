import type { Content } from '#content/schema/content.ts'
import { PROGRAMME_KEYS } from '#domain/registration/conference.ts'

/** Pages that are not in a file of their own in `pages/`. */
const FILES: Record<string, string> = {
  '/': 'pages/home.yaml',
  '/give': 'giving.yaml',
  '/policy': 'policy.yaml',
  ...Object.fromEntries(PROGRAMME_KEYS.map((key) => [`/${key}`, 'conferences.yaml'])),
}

/** The day on which a page's own words last changed, where that is known. */
export function pageDay(path: string, { changed }: Pick<Content, 'changed'>): string | undefined {
  return changed[FILES[path] ?? `pages${path}.yaml`]
}
