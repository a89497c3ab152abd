import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { draftTitle } from '#app/office/words/content.ts'
import { valueIn } from '#content-model/editing/schema-at.ts'
import type { Content } from '#content-model/schema/content.ts'
import { readSoundContent } from '#workflows/content/drafts/read-draft-content.ts'
import type { PageChoice } from './edit/edit-context.ts'

/** Every page of the site by its title, and the person's own that are not public yet. */
export async function pageChoices(context: OfficeContext): Promise<PageChoice[]> {
  const { services } = context.env
  const read = await readSoundContent(services, staffOf(context))
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
export function pageTitle(page: unknown): string | undefined {
  const found = [valueIn(valueIn(page, 'head'), 'heading'), valueIn(page, 'title')]
  return found.find((title) => typeof title === 'string')
}
