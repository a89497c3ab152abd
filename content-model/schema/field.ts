import * as v from 'valibot'

/**
 * What the church office reads about a field, in the content guide, in editors and on forms: its title, what it is,
 * and an example, as in text`Name: What the course is called. e.g. Foundations`. Where lines end doesn't count.
 */
type About = [words: TemplateStringsArray, ...values: (string | number)[]]

export type Choice = {
  /** The words for each choice, where the file's own are short. */
  choices?: Readonly<Record<string, string>>
  /** What leaving the choice out means. */
  none?: string
}

export function field<const Schema extends v.GenericSchema>(schema: Schema, choice: Choice = {}) {
  const describe = (...[words, ...values]: About) => {
    const about = String.raw(words, ...values).replace(/\s+/g, ' ')
    const [said = '', example] = about.split(' e.g. ')
    const [title = '', ...rest] = said.split(': ')
    const shown = schema.type === 'number' ? Number(example) : example
    return v.pipe(
      schema,
      v.title(title),
      v.description(rest.join(': ')),
      v.examples(example === undefined ? [] : [shown]),
      v.metadata(choice),
    )
  }
  const optional = (...about: About) => v.optional(describe(...about))
  return Object.assign(describe, { schema, optional })
}

export function group(...about: About) {
  return <const Fields extends v.ObjectEntries>(fields: Fields) =>
    field(v.strictObject(fields))(...about)
}

export function list(...about: About) {
  return <const Item extends v.GenericSchema>(item: Item) =>
    field(v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must have at least one entry')))(
      ...about,
    )
}

export function entries(...about: About) {
  return <const Fields extends v.ObjectEntries>(fields: Fields) =>
    list(...about)(v.strictObject(fields))
}

export type TypedAs = {
  /** The control: a clock, a calendar, both, or a list of the site's pages or programmes. */
  input?: 'time' | 'day' | 'moment' | 'page' | 'programme' | undefined
  /** What was meant by what was typed. Undefined where that is unclear: then it is refused as it stands. */
  understood?: ((typed: string) => string | undefined) | undefined
}

export function typedAs<Input>(typed: TypedAs) {
  return v.metadata<Input, TypedAs>(typed)
}
