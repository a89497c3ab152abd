import { readSummary, type SummaryView } from '#app/ui/read-summary.ts'
import type { Content } from '#content/schema/content.ts'
import { PROGRAMME_KEYS } from '#domain/registration/conference.ts'

/** A summary, with the calendar titles of the dates that it is about. */
export type DatesSummary = SummaryView & { titles: string[] }

type Source = Pick<Content, 'conferences' | 'register-now'>

/** The summaries of the registration forms that events with these titles link to. */
export function readSummaries(
  shown: readonly string[],
  { conferences, 'register-now': table }: Source,
): DatesSummary[] {
  return PROGRAMME_KEYS.flatMap((key) => {
    const titles = table
      .filter(({ event, to }) => to === `/${key}` && shown.includes(event))
      .map(({ event }) => event)
    const { summary } = conferences.programmes[key]
    const view = titles.length > 0 ? readSummary({ key, summary }) : undefined
    return view ? [{ ...view, titles }] : []
  })
}
