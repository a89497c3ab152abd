import * as v from 'valibot'

type Words = {
  title: string
  description: string
  example?: string | number
  /** The words for each choice, where the file's own are short. */
  choices?: Readonly<Record<string, string>>
  /** What leaving the choice out means. */
  none?: string
}

/** A schema with what the church office reads about it: in the content guide, in editors, on forms. */
export function described<const Schema extends v.GenericSchema>(
  schema: Schema,
  { title, description, example, choices, none }: Words,
) {
  const examples = example === undefined ? [] : [example]
  const shown = { ...(choices && { choices }), ...(none && { none }) }
  return v.pipe(
    schema,
    v.title(title),
    v.description(description),
    v.examples(examples),
    v.metadata(shown),
  )
}
