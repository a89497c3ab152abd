import * as v from 'valibot'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { cellsSchema } from './cells.ts'
import { churchSchema } from './church/church.ts'
import { givingSchema } from './church/giving.ts'
import { conferencesSchema } from './conferences/conferences.ts'
import { lettersSchema, missingLetter } from './conferences/letters.ts'
import { registerNowSchema } from './conferences/register-now.ts'
import { homeSchema } from './home.ts'
import { pageSchema } from './page.ts'
import { policySchema } from './policy.ts'
import { preachersSchema } from './preachers.ts'
import { responseSchema } from './response.ts'
import { pageKey } from './values.ts'

/**
 * One file in `pages/` for each address of the site: `pages/ewg.yaml` is shown at `/ewg`. These must be
 * there, because something else of the site needs them. A church may add others.
 */
const pagesSchema = v.pipe(
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

/** The whole folder as one value: `church.yaml` is `church`, `pages/ewg.yaml` is `pages.ewg`. */
const files = v.strictObject({
  church: churchSchema,
  conferences: conferencesSchema,
  giving: givingSchema,
  letters: lettersSchema,
  pages: pagesSchema,
  policy: policySchema,
  preachers: preachersSchema,
  'register-now': registerNowSchema,
  response: responseSchema,
})

export const contentSchema = v.pipe(
  files,
  v.check(
    (content) => takenAddress(content) === undefined,
    ({ input }) => `must not use the address /${takenAddress(input)} for two things`,
  ),
  v.forward(
    v.check(
      (content) => missingLetter(content) === undefined,
      ({ input }) =>
        `must have a letter for ${missingLetter(input)}, or that event must not promise one`,
    ),
    ['letters'],
  ),
)

/** An address with two pages, or one that the software uses. */
function takenAddress({ pages, conferences }: v.InferOutput<typeof files>): string | undefined {
  const names = [
    ...RESERVED_ADDRESSES,
    ...Object.keys(pages),
    ...Object.keys(conferences.programmes),
  ]
  return names.find((name, at) => names.indexOf(name) < at)
}

export type Content = v.InferOutput<typeof contentSchema> & {
  /** The day on which each file last changed ("pages/ewg.yaml": "2026-11-16"), where it is known. */
  changed: Record<string, string | undefined>
}

/** First parts of addresses that the software itself uses. No page and no form can be there. */
export const RESERVED_ADDRESSES: readonly string[] = [
  'api',
  'assets',
  'door',
  'drawings',
  'give',
  'health',
  ...TRANSLATED_LANGUAGES,
  'keep',
  'letters',
  'my',
  'nucleoicons',
  'office',
  'offline',
  'pay',
  'photographs',
  'pictures',
  'policy',
  'ready',
  'receipts',
  'registered',
  'response',
  'sandbox',
  'signup',
  't',
  'tell',
  'unsubscribe',
]
