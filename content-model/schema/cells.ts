import * as v from 'valibot'
import { described } from './described.ts'
import { heading } from './fields.ts'
import { pageEntries } from './page.ts'
import { list, phone, slug, text, written } from './words.ts'

const location = v.strictObject({
  id: described(slug, {
    title: 'End of its address',
    description: 'Links to this cell end with it.',
    example: 'benson-town',
  }),
  name: described(text, {
    title: 'Name',
    description: 'What the tab says.',
    example: 'Benson Town',
  }),
  couple: described(written, {
    title: 'Couple',
    description: 'The couple to call.',
    example: 'Asha and Ravi',
  }),
  phone,
  about: described(text, {
    title: 'About',
    description: 'One or two sentences on the group.',
    example: 'Families and students near the market. We meet on Fridays.',
  }),
})

const finder = v.strictObject({
  heading,
  intro: described(text, {
    title: 'Introduction',
    description: 'A sentence above the tabs.',
    example: 'Choose the place nearest to you and call the couple.',
  }),
  hours: described(text, {
    title: 'When to call',
    description: 'When the couples can be called.',
    example: 'between 9 am and 8 pm',
  }),
  locations: v.pipe(
    described(list(location), {
      title: 'Locations',
      description: 'One tab for each, in this order.',
    }),
    v.check(
      (locations) => new Set(locations.map(({ id }) => id)).size === locations.length,
      'must not have the same end of the address twice',
    ),
  ),
})

export const cellsSchema = described(
  v.strictObject({
    ...pageEntries,
    cells: described(finder, {
      title: 'Cell finder',
      description: 'The tabs with one cell group each.',
    }),
  }),
  { title: 'Cell Groups', description: 'The page with the finder of cell groups.' },
)
