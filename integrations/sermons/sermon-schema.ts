import * as v from 'valibot'

/** A sermon as it is kept on disk, also by a version that knew less of it. */
const sermonSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  player: v.exactOptional(v.string()),
  thumbnail: v.exactOptional(v.string()),
  publishedAt: v.exactOptional(v.string()),
  seconds: v.exactOptional(v.number()),
  language: v.exactOptional(v.string()),
  unlisted: v.exactOptional(v.literal(true)),
})

export const sermonListSchema = v.object({
  sermons: v.array(sermonSchema),
  total: v.number(),
  skipped: v.number(),
})

/** What the provider says of one number: a sermon, or that there is none to show. */
export const foundSermonSchema = v.object({ sermon: v.nullable(sermonSchema) })
