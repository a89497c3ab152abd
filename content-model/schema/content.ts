import * as v from 'valibot'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { churchSchema } from './church/church.ts'
import { givingSchema } from './church/giving.ts'
import { conferencesSchema } from './conferences/conferences.ts'
import { lettersSchema, missingLetter } from './conferences/letters.ts'
import { entries, field, group } from './field.ts'
import { body, heading, pageDescription, pageTitle, phone } from './fields.ts'
import { homeSchema } from './home.ts'
import { pageEntries, pageSchema } from './page.ts'
import { picture } from './picture.ts'
import { address, pageKey, slug, text, written } from './values.ts'

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

const cellsSchema = group`Cell Groups: The page with the finder of cell groups.`({
  ...pageEntries,
  cells: finder,
})

/** The named ones must be there: something else of the site needs them. A church may add others. */
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

const policyPart = v.strictObject({ heading, text: body })

const policySchema = group`Policy: The consent and the terms, on the Policy page and on
  the forms.`({
  title: pageTitle,
  description: pageDescription,
  picture,
  consent: field(
    policyPart,
  )`Consent: What those who register agree to. Also shown behind DISCLAIMER and Read More.`,
  terms: field(policyPart)`Terms of use: The rules for payments, refunds and the use of this site.`,
})

const preachersSchema = v.pipe(
  group`Preachers: The speakers of the Sermons page, and the tags by which their sermons are
    found.`({
    named: entries`Preachers: The choices of the Preacher list on the Sermons page, in this order.`(
      {
        name: written`Name: As visitors read it in the Preacher list. e.g. Pastor Daniel Samuel`,
        tag: slug`Tag: The tag of this speaker’s sermons at Vimeo, exactly as in the tag’s address
          there.
          e.g. pastor-daniel-samuel`,
      },
    ),
    others: field(
      v.array(slug.schema, 'must be a list'),
    )`Other speakers: Tags of speakers who are not in the list. They are not shown as topics.
      e.g. guest-speaker`,
  }),
  // A tag that names a speaker, not a topic, is never shown beside a sermon.
  v.transform(({ named, others }) => ({
    named,
    hiddenTags: [...named.map(({ tag }) => tag), ...others],
  })),
)

const responseSchema = group`Result of a payment: The page that shows how a payment went.
  Its words follow from the payment.`({
  description: pageDescription,
  picture,
  failure: v.optional(
    field(
      picture,
    )`Picture after a failure: Behind the title when a payment did not go through. Without it, the
      usual picture.`,
  ),
})

const registerNowSchema = v.pipe(
  entries`Register Now: Where an event’s Register Now button leads. Events not listed have no
    button. A form of ours is opened with the event’s date chosen; while it doesn’t offer that
    date, its note stands in place of the button.`({
    event: written`Event: The title of the event exactly as it is in the calendar, letter by letter.
      e.g. Encounter with God`,
    to: address`Where it leads: Our own form, or the full address of a form elsewhere.
      e.g. /ewgregister`,
  }),
  v.check(
    (entries) => new Set(entries.map(({ event }) => event)).size === entries.length,
    'must not have the same event twice',
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

function takenAddress({ pages, conferences }: v.InferOutput<typeof files>): string | undefined {
  const names = [
    ...RESERVED_ADDRESSES,
    ...Object.keys(pages),
    ...Object.keys(conferences.programmes),
  ]
  return names.find((name, at) => names.indexOf(name) < at)
}

export type Content = v.InferOutput<typeof contentSchema>

/** The software itself uses these first parts of addresses: no page and no form can be there. */
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
