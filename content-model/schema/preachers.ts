import * as v from 'valibot'
import { entries, field, group } from './field.ts'
import { slug, written } from './values.ts'

export const preachersSchema = v.pipe(
  group`Preachers: The speakers of the Sermons page, and the tags by which their sermons are
    found.`({
    named: entries`Preachers: The choices of the Preacher list on the Sermons page, in this order.`(
      {
        name: written`Name: As visitors read it in the Preacher list. e.g. Pastor Daniel Samuel`,
        tag: slug`Tag: The tag of this speaker’s sermons at Vimeo, exactly as in the tag’s address
          there.
          e.g. pastor-daniel-samuel`,
      },
    ),
    others: field(
      v.array(slug.schema, 'must be a list'),
    )`Other speakers: Tags of speakers who are not in the list. They are not shown as topics.
      e.g. guest-speaker`,
  }),
  // A tag that names a speaker, not a topic, is never shown beside a sermon.
  v.transform(({ named, others }) => ({
    named,
    hiddenTags: [...named.map(({ tag }) => tag), ...others],
  })),
)
