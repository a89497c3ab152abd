import type { SiteServices } from '#app/services.server.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import type { Actor } from '#domain/staff.ts'
import { readDraftContent } from '#workflows/content/drafts/own-drafts.ts'
import type { ListedContent } from '#workflows/content/list-files.ts'
import { shownAt } from './content-address.ts'

export type PageChoice = {
  to: string
  title: string
  programme?: string | undefined
}

export async function pageChoices(services: SiteServices, actor: Actor): Promise<PageChoice[]> {
  const read = await readDraftContent(services, actor, { isSound: true })
  const shown = pagesOf(services.content)
  const known = new Set(shown.map(({ to }) => to))
  return (read.ok ? pagesOf(read.content) : shown)
    .sort(byTitle)
    .map((page) =>
      known.has(page.to) ? page : { ...page, title: `${page.title} (draft, published with it)` },
    )
}

type SitePage = PageChoice & {
  path: string
  picture?: Picture
}

function pagesOf({ pages, conferences, giving, policy }: Content): SitePage[] {
  const { home, ...others } = pages
  return [
    { to: '/', title: 'Start page', path: 'pages/home.yaml', picture: home.hero.picture },
    { to: '/give', title: giving.title, path: 'giving.yaml', picture: giving.picture },
    { to: '/policy', title: policy.title, path: 'policy.yaml', picture: policy.picture },
    ...Object.entries(others).map(([name, { head }]) => {
      const path = `pages/${name}.yaml`
      return { to: `/${name}`, title: head.heading, path, picture: head.picture }
    }),
    ...Object.entries(conferences.programmes).map(([programme, { title, head }]) => {
      const form = { to: `/${programme}`, title, programme }
      return { ...form, path: 'conferences.yaml', picture: head.picture }
    }),
  ]
}

function byTitle(one: PageChoice, other: PageChoice): number {
  return one.title.localeCompare(other.title, 'en')
}

export type ListedPage = ReturnType<typeof listedPages>[number]

/** The start page comes first. Of a new page there is no picture yet. */
export function listedPages(services: SiteServices, { files, pages }: ListedContent) {
  const shown = pagesOf(services.content)
  const known = new Set(shown.map(({ path }) => path))
  const fresh = pages.filter(({ path }) => !known.has(path))
  const own = fresh.map(({ path, about }): SitePage => {
    return { to: shownAt(path), title: about ?? shownAt(path), path }
  })
  const byPath = new Map([...files, ...pages].map((file) => [file.path, file]))
  const isStart = ({ to }: SitePage) => to === '/'
  return [...shown, ...own]
    .sort((one, other) => Number(isStart(other)) - Number(isStart(one)) || byTitle(one, other))
    .map(({ to: page, title, path, picture }) => {
      const { isDraft = false, changed } = byPath.get(path) ?? {}
      const drawn =
        picture &&
        (page === '/'
          ? services.pictures('home-hero', picture, 'phone')
          : services.pictures(page.slice(1), picture, 'page'))
      return { page, title, picture: drawn?.src, isDraft, changed }
    })
}
