import * as v from 'valibot'
import { block } from './blocks/block.ts'
import { described } from './described.ts'
import { headSchema } from './head.ts'

/** The fields of an information page: its head, then its blocks in the order in which they are read. */
export const pageEntries = {
  head: headSchema,
  blocks: v.optional(
    described(v.array(block, 'must be a list'), {
      title: 'Blocks',
      description: 'The parts of the page, from top to bottom. `kind` says what each is.',
    }),
    [],
  ),
}

export const pageSchema = described(v.strictObject(pageEntries), {
  title: 'Page',
  description: 'A page of words and pictures: `pages/ewg.yaml` is shown at `/ewg`.',
})

export type Page = v.InferOutput<typeof pageSchema>
