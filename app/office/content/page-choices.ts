import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { draftTitle } from '#app/office/words/content.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { readDraftContent } from '#workflows/content/drafts/own-drafts.ts'
import type { ListedContent, ListedContentFile } from '#workflows/content/list-files.ts'
import { shownAt } from './content-address.ts'
import type { PageChoice } from './edit/edit-context.ts'

/** Every page of the site by its title, and the person's own that are not public yet. */
export async function pageChoices(context: OfficeContext): Promise<PageChoice[]> {
  const { services } = context.env
  const read = await readDraftContent(services, staffOf(context), { isSound: true })
  const shown = choicesIn(services.content)
  if (!read.ok) return shown
  const known = new Set(shown.map(({ to }) => to))
  return choicesIn(read.content).map((choice) =>
    known.has(choice.to) ? choice : { ...choice, title: draftTitle(choice.title) },
  )
}

function choicesIn(content: Content): PageChoice[] {
  const { pages, conferences, giving, policy } = content
  const information = Object.entries(pages)
    .filter(([name]) => name !== 'home')
    .map(([name, page]) => ({ to: `/${name}`, title: pageTitle(page) ?? `/${name}` }))
  const forms = Object.entries(conferences.programmes).map(([key, { title }]) => ({
    to: `/${key}`,
    title,
    programme: key,
  }))
  const others: PageChoice[] = [
    { to: '/', title: 'Start page' },
    { to: '/give', title: giving.title },
    { to: '/policy', title: policy.title },
  ]
  return [...others, ...information, ...forms].sort((one, other) =>
    one.title.localeCompare(other.title, 'en'),
  )
}

/** The heading that visitors read, or the title in the browser. */
function pageTitle(page: unknown): string | undefined {
  const found = [valueIn(valueIn(page, 'head'), 'heading'), valueIn(page, 'title')]
  return found.find((title) => typeof title === 'string')
}

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
  const others = (['giving', 'policy'] as const).map((name) => {
    const page = shownAt(`${name}.yaml`)
    const { title, picture } = content[name]
    const { src } = services.pictures(page.slice(1), picture, 'page')
    return { page, title, picture: src, ...about(`${name}.yaml`) }
  })
  const rank = ({ page }: ListedPage) => (page === '/' ? 0 : 1)
  return [...information, ...others, ...forms].sort(
    (one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'en'),
  )
}

function pictureOf({ content, pictures }: SiteServices, page: string): string | undefined {
  if (page === '/') return pictures('home-hero', content.pages.home.hero.picture, 'phone').src
  const picture: Picture | undefined = content.pages[page.slice(1)]?.head.picture
  return picture && pictures(page.slice(1), picture, 'page').src
}
