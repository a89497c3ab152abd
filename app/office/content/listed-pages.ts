import type { SiteServices } from '#app/services.server.ts'
import { valueIn } from '#content-model/editing/schema-at.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import type { ListedContent, ListedContentFile } from '#workflows/content/list-files.ts'
import { shownAt } from './content-address.ts'
import { pageTitle } from './page-choices.ts'

/** A page of the site as the office lists it. */
export type ListedPage = Pick<ListedContentFile, 'isDraft' | 'changed'> & {
  page: string
  title: string
  /** The address of a small picture of it. */
  picture: string | undefined
}

/** Every page by its title: the information pages, the forms, and what the software itself shows. */
export function listedPages(services: SiteServices, { files, pages }: ListedContent): ListedPage[] {
  const { content } = services
  const byPath = new Map([...files, ...pages].map((file) => [file.path, file]))
  const about = (path: string) => {
    const { isDraft = false, changed } = byPath.get(path) ?? {}
    return { isDraft, changed }
  }
  const information = pages.map(({ path, ...file }) => {
    const page = shownAt(path)
    const shown: unknown = valueIn(content.pages, page === '/' ? 'home' : page.slice(1))
    const title = page === '/' ? 'Start page' : (pageTitle(shown) ?? file.about ?? page)
    return { page, title, picture: pictureOf(services, page), ...about(path) }
  })
  const forms = Object.entries(content.conferences.programmes).map(([key, { title, head }]) => ({
    page: `/${key}`,
    title,
    picture: services.pictures(key, head.picture, 'page').src,
    ...about('conferences.yaml'),
  }))
  const others = [
    { page: '/give', title: content.giving.title, at: 'giving', picture: content.giving.picture },
    { page: '/policy', title: content.policy.title, at: 'policy', picture: content.policy.picture },
  ].map(({ at, picture, ...other }) => ({
    ...other,
    picture: services.pictures(other.page.slice(1), picture, 'page').src,
    ...about(`${at}.yaml`),
  }))
  return [...information, ...others, ...forms].sort(startFirst)
}

function startFirst(one: ListedPage, other: ListedPage): number {
  if (one.page === '/' || other.page === '/') return one.page === '/' ? -1 : 1
  return one.title.localeCompare(other.title, 'en')
}

function pictureOf({ content, pictures }: SiteServices, page: string): string | undefined {
  if (page === '/') return pictures('home-hero', content.pages.home.hero.picture, 'phone').src
  const picture: Picture | undefined = content.pages[page.slice(1)]?.head.picture
  return picture && pictures(page.slice(1), picture, 'page').src
}
