import type { Content } from '#content-model/schema/content.ts'
import { programmePage } from '#workflows/conferences/read-dates.ts'

/** The menu in which most programmes stand. Empty where none does. */
export function usualMenu(content: Content): string {
  const pages = Object.keys(content.conferences.programmes).map(
    (key) => `/${programmePage(content, key)}`,
  )
  const counted = content.church.navigation.map(({ label, links }) => ({
    label,
    count: links.filter(({ to }) => pages.includes(to)).length,
  }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most.label : ''
}
