import * as v from 'valibot'
import { block } from './blocks/block.ts'
import { headSchema } from './head.ts'

/** An information page: its head, then its blocks in the order in which they are read. */
export const pageSchema = v.strictObject({
  head: headSchema,
  blocks: v.optional(v.array(block, 'must be a list'), []),
})

export type Page = v.InferOutput<typeof pageSchema>
