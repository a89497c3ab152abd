import * as v from 'valibot'
import { described } from './described.ts'
import { list, slug, written } from './words.ts'

const preacher = v.strictObject({
  name: described(written, {
    title: 'Name',
    description: 'As visitors read it in the Preacher list.',
    example: 'Pastor Daniel Samuel',
  }),
  tag: described(slug, {
    title: 'Tag',
    description:
      'The tag of this speaker’s sermons at Vimeo, exactly as in the tag’s address there.',
    example: 'pastor-daniel-samuel',
  }),
})

const files = v.strictObject({
  named: described(list(preacher), {
    title: 'Preachers',
    description: 'The choices of the Preacher list on the Sermons page, in this order.',
  }),
  others: described(v.array(slug, 'must be a list'), {
    title: 'Other speakers',
    description: 'Tags of speakers who are not in the list. They are not shown as topics.',
    example: 'guest-speaker',
  }),
})

export const preachersSchema = v.pipe(
  described(files, {
    title: 'Preachers',
    description: 'The speakers of the Sermons page, and the tags by which their sermons are found.',
  }),
  // A tag that names a speaker, not a topic, is never shown beside a sermon.
  v.transform(({ named, others }) => ({
    named,
    hiddenTags: [...named.map(({ tag }) => tag), ...others],
  })),
)
