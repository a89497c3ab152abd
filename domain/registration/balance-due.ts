import type { Day } from '../days.ts'

type Named = { title: string; balanceDue?: Day | undefined }
type Dated = { code: string; balanceDue?: Day | undefined; days?: { first: Day } | undefined }

/** The day by which the whole price is to be paid; undefined while the days are not known. */
export function balanceDueOn(place: { programme: Named; event: Dated }): Day | undefined {
  const { programme, event } = place
  return event.balanceDue ?? programme.balanceDue ?? event.days?.first
}
