import { readSummary, type SummaryView } from '#app/ui/text/read-summary.ts'
import type { Content } from '#content-model/schema/content.ts'

/** The summaries of the registration forms that events with these titles link to. */
export function readSummaries(
  shown: readonly string[],
  { conferences, 'register-now': table }: Pick<Content, 'conferences' | 'register-now'>,
): SummaryView[] {
  return Object.entries(conferences.programmes).flatMap(([key, { summary }]) => {
    const isShown = table.some(({ event, to }) => to === `/${key}` && shown.includes(event))
    return (isShown && readSummary({ key, summary })) || []
  })
}
