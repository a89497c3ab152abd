import * as v from 'valibot'
import { cellsSchema } from './cells.ts'
import { homeSchema } from './home.ts'
import { pageSchema } from './page.ts'

/** One file in `pages/` for each address of the site: `pages/ewg.yaml` is shown at `/ewg`. */
export const pagesSchema = v.strictObject({
  home: homeSchema,
  cells: cellsSchema,
  ewg: pageSchema,
  wfc1: pageSchema,
  wfc2: pageSchema,
  gpc: pageSchema,
  kkids: pageSchema,
  teens: pageSchema,
  youth: pageSchema,
  salt: pageSchema,
  doz: pageSchema,
  prayer: pageSchema,
  marriage: pageSchema,
  premarital: pageSchema,
  parenting: pageSchema,
  serve: pageSchema,
  discipleship: pageSchema,
  calendar: pageSchema,
  contact: pageSchema,
  sermons: pageSchema,
  staff: pageSchema,
  story: pageSchema,
  beliefs: pageSchema,
  campus: pageSchema,
})

export type Pages = v.InferOutput<typeof pagesSchema>
export type PageName = keyof Pages
/** The pages that are a head and blocks, and nothing else. */
export type PlainPageName = Exclude<PageName, 'home' | 'cells'>
