import * as v from 'valibot'
import { block } from './blocks/block.ts'
import { field, group } from './field.ts'
import { headSchema } from './head.ts'

/** The fields of an information page: its head, then its blocks in the order in which they are read. */
export const pageEntries = {
  head: headSchema,
  blocks: v.optional(
    field(v.array(block, 'must be a list'), 'Parts of the page', 'From top to bottom.'),
    [],
  ),
}

export const pageSchema = group(
  'Page',
  'A page of words and pictures, shown at its own address.',
  pageEntries,
)

export type Page = v.InferOutput<typeof pageSchema>
