import * as v from 'valibot'
import { entries, group } from './field.ts'
import { heading, phone } from './fields.ts'
import { pageEntries } from './page.ts'
import { slug, text, written } from './values.ts'

const locations = entries`Locations: One tab for each, in this order.`({
  id: slug`End of its address: Links to this cell end with it. e.g. benson-town`,
  name: text`Name: What the tab says. e.g. Benson Town`,
  couple: written`Couple: The couple to call. e.g. Asha and Ravi`,
  phone,
  about: text`About: One or two sentences on the group.
    e.g. Families and students near the market. We meet on Fridays.`,
})

const finder = group`Cell finder: The tabs with one cell group each.`({
  heading,
  intro: text`Introduction: A sentence above the tabs.
    e.g. Choose the place nearest to you and call the couple.`,
  hours: text`When to call: When the couples can be called. e.g. between 9 am and 8 pm`,
  locations: v.pipe(
    locations,
    v.check(
      (locations) => new Set(locations.map(({ id }) => id)).size === locations.length,
      'must not have the same end of the address twice',
    ),
  ),
})

export const cellsSchema = group`Cell Groups: The page with the finder of cell groups.`({
  ...pageEntries,
  cells: finder,
})
