import { lexer, walkTokens } from 'marked'
import * as v from 'valibot'
import { readDay, readTimeOfDay } from '#domain/read-day.ts'
import { isAllowedLink } from '#domain/web-address.ts'
import { described } from './described.ts'
import { readPhone, readWebAddress, typedAs } from './typed-as.ts'

/** The small vocabulary that every content schema is written in. */

/** What visitors read: each language says it in its own words. */
export const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))

/** What is the same in every language: a name, a code, an address, the title of an entry in the calendar. */
export const written = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))

/** No church's own title is this long, so none keeps a site from starting. A long one is a warning. */
export const title = v.pipe(text, v.maxLength(300, 'must not be longer than 300 characters'))

/** Paragraphs, lists, **bold** and links. Headings have fields of their own; HTML is never let in. */
export const markdown = v.pipe(
  text,
  v.check((words) => !/<[a-z/!]/i.test(words), 'must not have HTML in it'),
  v.check(
    (words) => !/^ {0,3}(#{1,6}\s|=+\s*$|-+\s*$)/m.test(words),
    'must not have headings in it: a heading has a field of its own',
  ),
  v.check(
    (words) => linksInMarkdown(words).every(isAllowedLink),
    'must not have a link that starts with anything but /, #, https://, http://, mailto: or tel:',
  ),
)

export const phone = described(
  v.pipe(
    written,
    v.regex(/^\+91 [0-9 ]{10,13}$/, 'must be a phone number, for example +91 80 0000 0000'),
    typedAs({ understood: readPhone }),
  ),
  {
    title: 'Phone number',
    description: 'With the country in front. On a phone, visitors call it with one tap.',
    example: '+91 80 0000 0000',
  },
)

export const email = described(v.pipe(written, v.email('must be an e-mail address')), {
  title: 'E-mail address',
  description: 'Where visitors’ questions go.',
  example: 'office@church.example.org',
})

export const webAddress = v.pipe(
  written,
  v.regex(
    /^https:\/\/[^\s]+$/,
    'must be a full web address, for example https://www.example.org/new-here',
  ),
  typedAs({ understood: readWebAddress }),
)

export const sitePath = v.pipe(
  written,
  v.regex(/^\/[a-z0-9#/-]*$/, 'must be a page of this site, for example /give'),
  typedAs({ input: 'page' }),
)

export const address = v.pipe(
  v.union(
    [sitePath, webAddress],
    'must be a page of this site or a full address, for example /give or https://www.example.org',
  ),
  typedAs({ input: 'page' }),
)

const label = described(text, {
  title: 'Words',
  description: 'What the link says. Say what happens: two or three words are best.',
  example: 'Register Now',
})

export const anyLink = v.strictObject({
  label,
  to: described(address, {
    title: 'Where it leads',
    description: 'A page of this site, or another address.',
    example: '/ewgregister',
  }),
})

/** A link to a site that is not ours: an outside form, the livestream. */
export const linkElsewhere = v.strictObject({
  label,
  to: described(webAddress, {
    title: 'Where it leads',
    description: 'The full address of the other site.',
    example: 'https://forms.example.org/new-here',
  }),
})

/** Small letters, digits and hyphens: part of an address or the name of a style. */
export const slug = v.pipe(
  written,
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters and digits with hyphens between, for example benson-town',
  ),
)

/** The first part of an address, under which a page or a form is reached. */
export const pageKey = v.pipe(
  v.string('must be text'),
  v.regex(
    /^[a-z][a-z0-9-]{1,40}$/,
    'must be small letters, digits and hyphens, for example summer-camp',
  ),
)

export const count = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

export const timeOfDay = v.pipe(
  written,
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 8:30 AM'),
  typedAs({ input: 'time', understood: readTimeOfDay }),
)

export const day = v.pipe(
  written,
  v.isoDate('must be a day: year, month and day, for example 2025-09-13'),
  typedAs({ input: 'day', understood: readDay }),
)

export const weekday = v.picklist(
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  'must be a day of the week, for example Sunday',
)

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must have at least one entry'))

/** A list whose entries have several fields. */
export const entries = <Fields extends v.ObjectEntries>(fields: Fields) =>
  list(v.strictObject(fields))

/**
 * Every address in a Markdown text, as the renderer understands it: of links, of images and of the
 * definitions that links name, also inside quotations, lists and tables.
 */
export function linksInMarkdown(words: string): string[] {
  // Most texts have none, and reading them as Markdown is slow.
  if (!MAY_LINK.test(words)) return []
  const found: string[] = []
  walkTokens(lexer(words), (token) => {
    if ('href' in token && typeof token.href === 'string') found.push(token.href)
  })
  return found
}

/** Brackets, or an address that is a link by itself. */
const MAY_LINK = /[[<@]|:\/\/|www\./i
