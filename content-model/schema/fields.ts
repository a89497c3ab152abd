import * as v from 'valibot'
import { described } from './described.ts'
import { anyLink, linkElsewhere, markdown, slug, text, title } from './words.ts'

/** Fields that mean the same wherever they stand. */

export const heading = described(text, {
  title: 'Heading',
  description: 'Shown above this part of the page.',
  example: 'What to expect',
})

export const intro = v.optional(
  described(markdown, {
    title: 'Introduction',
    description: 'A few sentences under the heading, if it does not say enough.',
    example: 'Come as you are. Here is how a Sunday morning goes.',
  }),
)

export const body = described(markdown, {
  title: 'Text',
  description: 'What visitors read here. An empty line starts a new paragraph.',
  example: 'Come ten minutes early and you will find a seat without hurry.',
})

export const pageTitle = described(title, {
  title: 'Title in the browser',
  description: 'Shown in the browser’s tab and by search engines.',
  example: 'Encounter with God',
})

export const pageDescription = described(text, {
  title: 'Description for search engines',
  description: 'One sentence that search engines and shared links show under the title.',
  example: 'A weekend of teaching and prayer in Bangalore, several times a year.',
})

export const pageLead = described(text, {
  title: 'Opening sentence',
  description: 'One warm sentence under the large heading.',
  example: 'Two unhurried days to hear God and be heard.',
})

export const pageStyle = described(slug, {
  title: 'Design',
  description: 'The name by which the design knows this page. You don’t need to change it.',
  example: 'ewg',
})

export const link = described(anyLink, {
  title: 'Link',
  description: 'A button that leads on: its words and where it goes.',
})

export const outsideLink = described(linkElsewhere, {
  title: 'Link to another site',
  description: 'A button that leads to a site that is not ours, such as a form.',
})

export const noEvents = described(text, {
  title: 'When there are none',
  description: 'What visitors read while the calendar has no coming dates.',
  example: 'The next dates will be announced soon.',
})
