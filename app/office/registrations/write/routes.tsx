import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { readList } from '#app/office/form/read-list.ts'
import { LinkLine } from '#app/office/link-list.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { answerUnread } from '#app/office/registrations/answer-unread.tsx'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { readLetter } from '#domain/mail/letter.ts'
import { senderOf } from '#workflows/mail/mails.ts'
import {
  listWritten,
  MAX_REGISTRATIONS,
  readRecipients,
  writeToPeople,
} from '#workflows/messages/write-to-people.ts'
import { LETTER_ERRORS } from './letter-errors.ts'
import { type LetterForm, WriteView } from './write-view.tsx'

/** "Write to these people": one mail for each address of a filtered list. */
export const writeRoutes = new Hono<OfficeEnv>()

const TITLE = 'Write to these people'

writeRoutes.get('/registrations/write', async (context) => {
  const sent = /^\d{1,5}$/.exec(context.req.query('sent') ?? '')?.[0]
  return answerLetter(context, { form: { typed: {}, errors: {} }, sent })
})

writeRoutes.post('/registrations/write', async (context) => {
  const { typed, key } = await sentForm(context.req.raw)
  const { subject = '', text = '', digest = '', intent } = typed
  const form = { typed: { subject, text }, errors: {}, key }
  const read = readLetter({ subject, text })
  if ('problem' in read) {
    return answerLetter(context, { form: { ...form, errors: LETTER_ERRORS[read.problem] } })
  }
  if (intent === 'edit') return answerLetter(context, { form })
  const preview = { form: { ...form, letter: read.letter } }
  const list = readWanted(context)
  if (intent !== 'do' || !key || list.isRefused) return answerLetter(context, preview)
  const writing = { actor: staffOf(context), ...list.wanted, ...read.letter, digest, key }
  const written = await writeToPeople(context.env.services, writing)
  if (written.ok) return context.redirect(`${list.address}&sent=${written.mails}`, 303)
  if (written.problem === 'not-allowed') return answerNotAllowed(context)
  return answerLetter(context, { ...preview, hasChanged: true })
})

/** The list of the address. It is refused without a filter, and with one that can't be read. */
function readWanted(context: OfficeContext) {
  const { filter, given, query } = readList(context.req.query(), REGISTRATION_PARAMETERS)
  const asked = Object.fromEntries(new URLSearchParams(query))
  const isFiltered = given.some(({ name }) => name !== 'sort')
  return {
    wanted: { filter, asked },
    given,
    isFiltered,
    isRefused: !isFiltered || given.some(({ isRead }) => !isRead),
    back: `/office/registrations${query}`,
    address: `/office/registrations/write${query}`,
  }
}

type Answered = {
  form: LetterForm
  /** How many mails were just queued. */
  sent?: string | undefined
  hasChanged?: boolean
}

async function answerLetter(
  context: OfficeContext,
  { form, sent, hasChanged = false }: Answered,
): Promise<Response> {
  const { services } = context.env
  const list = readWanted(context)
  const { filter } = list.wanted
  const read = await readRecipients(services, { actor: staffOf(context), filter })
  if (!read.ok && read.problem === 'not-allowed') return answerNotAllowed(context)
  const unread = answerUnread(context, list.given)
  if (unread) return unread
  if (!list.isFiltered) return answerNobody(context, 'no-filter', list.back)
  if (!read.ok) return answerNobody(context, read.problem, list.back)
  if (read.recipients.addresses.length === 0) return answerNobody(context, 'nobody', list.back)
  const view = { ...list, recipients: read.recipients, form, sent, hasChanged }
  const refusal = Object.keys(form.errors).length > 0 ? 422 : 200
  const written = await listWritten(services)
  return answerPage(context, {
    title: TITLE,
    status: hasChanged ? 409 : refusal,
    content: (
      <WriteView {...view} sender={senderOf(services, { language: 'en' })} written={written} />
    ),
  })
}

function answerNobody(context: OfficeContext, why: Why, back: string): Response {
  const content = <WhomFirst why={why} back={back} />
  return answerPage(context, { title: TITLE, status: 422, content })
}

type Why = keyof typeof WHY

/** Why nobody can be written to by this list. */
function WhomFirst({ why, back }: { why: Why; back: string }) {
  return (
    <>
      <h1>Write to these people</h1>
      <p className="notice notice-warning" role="alert">
        {WHY[why]}
      </p>
      <LinkLine to={back}>Back to the list</LinkLine>
    </>
  )
}

const WHY = {
  'no-filter': 'Please filter the list first, for example by conference.',
  nobody: 'Nobody on this list can be written to: no address is known, or their mail came back.',
  'too-many': `More than ${new Intl.NumberFormat('en-IN').format(MAX_REGISTRATIONS)} registrations match. Please choose a conference or a standing first.`,
} as const
