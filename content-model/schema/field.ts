import * as v from 'valibot'

/** What the church office reads about a field: in the content guide, in editors, on forms. */
type About = [title: string, description: string, example?: string | number, choice?: Choice]

export type Choice = {
  /** The words for each choice, where the file's own are short. */
  choices?: Readonly<Record<string, string>>
  /** What leaving the choice out means. */
  none?: string
}

export function field<const Schema extends v.GenericSchema>(
  schema: Schema,
  ...[title, description, example, choice = {}]: About
) {
  return v.pipe(
    schema,
    v.title(title),
    v.description(description),
    v.examples(example === undefined ? [] : [example]),
    v.metadata(choice),
  )
}

/** A function that makes fields of one kind: `text('Title', 'The topic.', 'Forgiveness')`. */
export function fieldMaker<const Schema extends v.GenericSchema>(schema: Schema) {
  return Object.assign((...about: About) => field(schema, ...about), { schema })
}

export function group<const Fields extends v.ObjectEntries>(
  title: string,
  description: string,
  fields: Fields,
) {
  return field(v.strictObject(fields), title, description)
}

export function list<const Item extends v.GenericSchema>(
  title: string,
  description: string,
  item: Item,
  example?: string,
) {
  const some = v.pipe(
    v.array(item, 'must be a list'),
    v.minLength(1, 'must have at least one entry'),
  )
  return field(some, title, description, example)
}

/** A list whose entries have several fields. */
export function entries<const Fields extends v.ObjectEntries>(
  title: string,
  description: string,
  fields: Fields,
) {
  return list(title, description, v.strictObject(fields))
}

/** How people fill in a field, where it is more than a text. */
export type TypedAs = {
  /** The control: a clock, a calendar, both, or a list of the site's pages or programmes. */
  input?: 'time' | 'day' | 'moment' | 'page' | 'programme' | undefined
  /** What was meant by what was typed. Undefined where that is unclear: then it is refused as it stands. */
  understood?: ((typed: string) => string | undefined) | undefined
}

export function typedAs<Input>(typed: TypedAs) {
  return v.metadata<Input, TypedAs>(typed)
}
