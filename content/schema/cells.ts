import * as v from 'valibot'
import { pageSchema } from './page.ts'
import { list, phone, slug, text } from './words.ts'

const location = v.strictObject({
  /** The end of the cell's own address: `/cells#benson-town`. */
  id: slug,
  name: text,
  /** The couple to call. */
  couple: text,
  phone,
  about: text,
})

/** The Cell Groups page: an information page with one tab for each location. */
export const cellsSchema = v.strictObject({
  ...pageSchema.entries,
  cells: v.strictObject({
    heading: text,
    intro: text,
    /** When the couples can be called. */
    hours: text,
    locations: v.pipe(
      list(location),
      v.check(
        (locations) => new Set(locations.map(({ id }) => id)).size === locations.length,
        'must not have the same id twice',
      ),
    ),
  }),
})

export type Cells = v.InferOutput<typeof cellsSchema>
export type CellLocation = v.InferOutput<typeof location>
