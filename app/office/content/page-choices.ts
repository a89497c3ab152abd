import { valueIn } from '#content-model/editing/schema-at.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { PageChoice } from './edit/edit-context.ts'

/** Every page of the site by its title, as links choose them. */
export function pageChoices(content: Content): PageChoice[] {
  const { pages, conferences, giving, policy } = content
  const information = Object.entries(pages)
    .filter(([name]) => name !== 'home')
    .map(([name, page]) => ({ to: `/${name}`, title: pageTitle(page) ?? `/${name}` }))
  const forms = Object.entries(conferences.programmes).map(([key, { title }]) => ({
    to: `/${key}`,
    title,
  }))
  const others = [
    { to: '/', title: 'Start page' },
    { to: '/give', title: giving.title },
    { to: '/policy', title: policy.title },
  ]
  return [...others, ...information, ...forms].sort((one, other) =>
    one.title.localeCompare(other.title, 'en'),
  )
}

/** The heading that visitors read, or the title in the browser. */
export function pageTitle(page: unknown): string | undefined {
  const found = [valueIn(valueIn(page, 'head'), 'heading'), valueIn(page, 'title')]
  return found.find((title) => typeof title === 'string')
}
