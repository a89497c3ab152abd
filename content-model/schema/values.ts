import { lexer, walkTokens } from 'marked'
import * as v from 'valibot'
import { readDay } from '#domain/dates.ts'
import { isAllowedLink } from '#domain/plain-text.ts'
import { field, type TypedAs, typedAs } from './field.ts'

/** What visitors read: each language says it in its own words. */
export const text = field(
  v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty')),
)

/** What is the same in every language: a name, a code, an address, the title of an entry in the calendar. */
export const written = field(
  v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty')),
)

export function matching(pattern: RegExp, rule: string, shown: TypedAs = {}) {
  return field(v.pipe(written.schema, v.regex(pattern, rule), typedAs(shown)))
}

/** Paragraphs, lists, **bold** and links. Headings have fields of their own; HTML is never let in. */
export const markdown = field(
  v.pipe(
    text.schema,
    v.check((words) => !/<[a-z/!]/i.test(words), 'must not have HTML in it'),
    v.check(
      (words) => !/^ {0,3}(#{1,6}\s|=+\s*$|-+\s*$)/m.test(words),
      'must not have headings in it: a heading has a field of its own',
    ),
    v.check(
      (words) => linksInMarkdown(words).every(isAllowedLink),
      'must not have a link that starts with anything but /, #, https://, http://, mailto: or tel:',
    ),
  ),
)

export const webAddress = matching(
  /^https:\/\/[^\s]+$/,
  'must be a full web address, for example https://www.example.org/new-here',
  { understood: readWebAddress },
)

/** "www.example.org" is meant as a full address. */
function readWebAddress(typed: string): string | undefined {
  if (/^http:\/\//.test(typed)) return typed.replace('http:', 'https:')
  return /^(?!\w+:)[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : undefined
}

export const sitePath = matching(
  /^\/[a-z0-9#/-]*$/,
  'must be a page of this site, for example /give',
  { input: 'page' },
)

export const address = field(
  v.pipe(
    v.union(
      [sitePath.schema, webAddress.schema],
      'must be a page of this site or a full address, for example /give or https://www.example.org',
    ),
    typedAs({ input: 'page' }),
  ),
)

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be small letters and digits with hyphens between, for example benson-town',
)

/** The first part of an address, under which a page or a form is reached. */
export const pageKey = v.pipe(
  v.string('must be text'),
  v.regex(
    /^[a-z][a-z0-9-]{1,40}$/,
    'must be small letters, digits and hyphens, for example summer-camp',
  ),
)

/** The words follow "must be" in what is said of anything else. */
export function wholeNumber(number: string, whole: string, least: number) {
  const rule = least === 0 ? 'must be 0 or more' : `must be at least ${least}`
  return field(
    v.pipe(v.number(`must be ${number}`), v.integer(`must be ${whole}`), v.minValue(least, rule)),
  )
}

export const count = wholeNumber('a number', 'a whole number', 1)

export const day = field(
  v.pipe(
    written.schema,
    v.isoDate('must be a day: year, month and day, for example 2025-09-13'),
    typedAs({ input: 'day', understood: readDay }),
  ),
)

export const yesOrNo = field(v.boolean('must be yes or no'))

/** Links are found as the renderer finds them: also in definitions, quotations, lists and tables. */
export function linksInMarkdown(words: string): string[] {
  // Most texts have none, and reading them as Markdown is slow.
  if (!MAY_LINK.test(words)) return []
  const found: string[] = []
  walkTokens(lexer(words), (token) => {
    if ('href' in token && typeof token.href === 'string') found.push(token.href)
  })
  return found
}

const MAY_LINK = /[[<@]|:\/\/|www\./i
