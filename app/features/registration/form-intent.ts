import * as v from 'valibot'

/** The field in which the form library's buttons send their intent. */
export const INTENT = '__intent__'

const persons = v.literal('persons')

const intentSchema = v.variant('type', [
  v.object({ type: v.literal('insert'), payload: v.object({ name: persons }) }),
  v.object({
    type: v.literal('remove'),
    payload: v.object({ name: persons, index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  }),
  v.object({ type: v.literal('validate'), payload: v.object({ name: persons }) }),
])

/** Add Another Person; Remove Person; show the price, the right number of persons and what they share. */
export type Intent = v.InferOutput<typeof intentSchema>

/** Reads the intent of one of our buttons. Anything else only shows the form again. */
export function readIntent(text: FormDataEntryValue | null): Intent | undefined {
  if (text === null) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), intentSchema), text)
  return parsed.success ? parsed.output : { type: 'validate', payload: { name: 'persons' } }
}
