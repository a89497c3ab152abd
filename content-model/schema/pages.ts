import * as v from 'valibot'
import { cellsSchema } from './cells.ts'
import { homeSchema } from './home.ts'
import { pageSchema } from './page.ts'
import { pageKey } from './words.ts'

/**
 * One file in `pages/` for each address of the site: `pages/ewg.yaml` is shown at `/ewg`. These must be
 * there, because something else of the site needs them. A church may add others.
 */
export const pagesSchema = v.pipe(
  v.objectWithRest(
    {
      home: homeSchema,
      cells: cellsSchema,
      calendar: pageSchema,
      sermons: pageSchema,
      contact: pageSchema,
    },
    pageSchema,
  ),
  v.check(
    (pages) => Object.keys(pages).every((name) => v.is(pageKey, name)),
    'must have names of small letters, digits and hyphens: they are addresses',
  ),
)

export type Pages = v.InferOutput<typeof pagesSchema>
