import type { Summary } from '#content-model/schema/summary.ts'

/** A programme in another language, as visitors read it. */
export type SummaryView = Pick<Summary, 'heading' | 'facts'> & {
  /** The id for links on the same page. */
  id: string
}

type Source = { key: string; summary: Summary | undefined }

/** Leaves out what only the office reads. */
export function readSummary({ key, summary }: Source): SummaryView | undefined {
  return summary && { id: `summary-${key}`, heading: summary.heading, facts: summary.facts }
}
