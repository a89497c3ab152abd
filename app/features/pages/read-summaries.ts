import { readSummary, type SummaryView } from '#app/ui/text/read-summary.ts'
import type { Content } from '#content-model/schema/content.ts'

/** A summary, with the calendar titles of the dates that it is about. */
export type DatesSummary = SummaryView & { titles: string[] }

type Source = Pick<Content, 'conferences' | 'register-now'>

/** The summaries of the registration forms that events with these titles link to. */
export function readSummaries(
  shown: readonly string[],
  { conferences, 'register-now': table }: Source,
): DatesSummary[] {
  return Object.entries(conferences.programmes).flatMap(([key, { summary }]) => {
    const titles = table
      .filter(({ event, to }) => to === `/${key}` && shown.includes(event))
      .map(({ event }) => event)
    const view = titles.length > 0 ? readSummary({ key, summary }) : undefined
    return view ? [{ ...view, titles }] : []
  })
}
