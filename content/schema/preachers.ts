import * as v from 'valibot'
import { list, slug, text } from './words.ts'

export const preachersSchema = v.pipe(
  v.strictObject({
    /** The choices of the Preacher list on the Sermons page, each with its tag at the provider. */
    named: list(v.strictObject({ name: text, tag: slug })),
    /** Tags of speakers who are not in the list. */
    others: v.array(slug, 'must be a list'),
  }),
  // A tag that names a speaker, not a topic, is never shown beside a sermon.
  v.transform(({ named, others }) => ({
    named,
    hiddenTags: [...named.map(({ tag }) => tag), ...others],
  })),
)

export type Preachers = v.InferOutput<typeof preachersSchema>
