import type { Content } from '#content-model/schema/content.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'

/** `pages/ewg.yaml` is edited at `/office/content/pages/ewg`. */
export function fileAddress(path: string): string {
  return `/office/content/${path.replace(/\.yaml$/, '')}`
}

/** Files other than pages are seen on the start page, where nothing else is said. */
export function shownAt(path: string): string {
  const side = asSideFile(path)
  if (side) return shownAt(side.file)
  const page = /^pages\/(.+)\.yaml$/.exec(path)?.[1]
  if (page !== undefined) return page === 'home' ? '/' : `/${page}`
  return SHOWN_AT.get(path) ?? '/'
}

const SHOWN_AT = new Map([
  ['giving.yaml', '/give'],
  ['policy.yaml', '/policy'],
  ['response.yaml', '/response'],
  ['preachers.yaml', '/sermons'],
  ['register-now.yaml', '/calendar'],
])

export function fileOf({ conferences }: Pick<Content, 'conferences'>, page: string): string {
  if (page === '/') return 'pages/home.yaml'
  if (Object.hasOwn(conferences.programmes, page.slice(1))) return 'conferences.yaml'
  const own = OWN_FILES.find((path) => SHOWN_AT.get(path) === page)
  return own ?? `pages${page}.yaml`
}

const OWN_FILES = ['giving.yaml', 'policy.yaml', 'response.yaml']

export function previewAddress(page: string): string {
  return page === '/' ? '/office/preview' : `/office/preview${page}`
}
