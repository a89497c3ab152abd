import * as v from 'valibot'
import { block } from './blocks/block.ts'
import { described } from './described.ts'
import { headSchema } from './head.ts'

/** The fields of an information page: its head, then its blocks in the order in which they are read. */
export const pageEntries = {
  head: headSchema,
  blocks: v.optional(
    described(v.array(block, 'must be a list'), {
      title: 'Parts of the page',
      description: 'From top to bottom.',
    }),
    [],
  ),
}

export const pageSchema = described(v.strictObject(pageEntries), {
  title: 'Page',
  description: 'A page of words and pictures, shown at its own address.',
})

export type Page = v.InferOutput<typeof pageSchema>
