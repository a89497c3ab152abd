import * as v from 'valibot'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { field, group } from './field.ts'
import { address, markdown, matching, slug, text, webAddress, written } from './values.ts'

export const heading = text`Heading: Shown above this part of the page. e.g. What to expect`

export const intro = markdown.optional`Introduction: A few sentences under the heading, if it does
  not say enough.
  e.g. Come as you are. Here is how a Sunday morning goes.`

export const body = markdown`Text: What visitors read here. An empty line starts a new paragraph.
  e.g. Come ten minutes early and you will find a seat without hurry.`

export const pageTitle = field(
  // No church's own title is this long, so none keeps a site from starting. A long one is a warning.
  v.pipe(text.schema, v.maxLength(300, 'must not be longer than 300 characters')),
)`Title in the browser: Shown in the browser’s tab and by search engines. e.g. Encounter with God`

export const pageDescription = text`Description for search engines: One sentence that search engines
  and shared links show under the title.
  e.g. A weekend of teaching and prayer in Bangalore, several times a year.`

export const pageLead = text`Opening sentence: One warm sentence under the large heading.
  e.g. Two unhurried days to hear God and be heard.`

export const pageStyle = slug`Design: The name by which the design knows this page. You don’t need
  to change it.
  e.g. ewg`

const label = text`Words: What the link says. Say what happens: two or three words are best.
  e.g. Register Now`

export const link = group`Link: A button that leads on: its words and where it goes.`({
  label,
  to: address`Where it leads: A page of this site, or another address. e.g. /ewgregister`,
})

export const outsideLink = group`Link to another site: A button that leads to a site that is not
  ours, such as a form.`({
  label,
  to: webAddress`Where it leads: The full address of the other site.
    e.g. https://forms.example.org/new-here`,
})

export const noEvents = text`When there are none: What visitors read while the calendar has no
  coming dates.
  e.g. The next dates will be announced soon.`

export const phone = matching(
  /^\+91 [0-9 ]{10,13}$/,
  'must be a phone number, for example +91 80 0000 0000',
  { understood: readPhone },
)`Phone number: With the country in front. On a phone, visitors call it with one tap.
  e.g. +91 80 0000 0000`

/** "080 2345 6789" and "+918023456789" are the same number. */
function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')
  if (!/^\d{10}$/.test(digits) || /[a-z]/i.test(typed)) return undefined
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
}

export const email = field(
  v.pipe(written.schema, v.email('must be an e-mail address')),
)`E-mail address: Where visitors’ questions go. e.g. office@church.example.org`

export const contact = group`Contact: Whom to call, and the number.`({
  name: written`Name: The person or couple who answers. e.g. Asha and Ravi`,
  phone,
})

/** English pages that many would rather read in another language lead them there. */
export const readIn = v.optional(
  field(v.picklist(TRANSLATED_LANGUAGES, 'must be one of the languages'), {
    choices: { ta: 'Tamil', kn: 'Kannada', hi: 'Hindi' },
    none: 'English',
  })`Many read it in: One line near the top, in this language, leads from the English page to the
    same page in it.
    e.g. ta`,
)
