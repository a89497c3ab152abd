import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { staffCan } from '#domain/staff.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'

/** The date of an address that only editors open, or the answer for others. */
export async function findDateToEdit(
  context: OfficeContext,
  code: string,
): Promise<DatePage | Response> {
  const actor = staffOf(context)
  if (!staffCan.editContent(actor)) return answerNotAllowed(context)
  const read = await readDate(context.env.services, { actor, code })
  return read.ok ? read.date : answerNotFound(context)
}
