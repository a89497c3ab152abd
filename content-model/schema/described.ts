import * as v from 'valibot'

type Words = { title: string; description: string; example?: string | number }

/** A schema with what the church office reads about it: in the content guide, in editors, on forms. */
export function described<const Schema extends v.GenericSchema>(
  schema: Schema,
  { title, description, example }: Words,
) {
  const examples = example === undefined ? [] : [example]
  return v.pipe(schema, v.title(title), v.description(description), v.examples(examples))
}
