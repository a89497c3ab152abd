import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { whenWords } from '#app/office/words/conferences.ts'
import { WHY } from '#app/office/words/date-forms.ts'
import { closeDate } from '#workflows/conferences/change-date.ts'
import { readDate } from '#workflows/conferences/read-dates.ts'
import { refreshContent } from '#workflows/content/store-next-version.ts'
import { CloseView } from './close-view.tsx'
import { dateAddress } from './date-addresses.ts'
import { DateView, type Done } from './date-view.tsx'
import { findDateToEdit } from './find-date.ts'
import { problemsOf } from './publish-problems.ts'

/** The page of one date, and closing it. */
export const dateRoutes = new Hono<OfficeEnv>()

// Dates and programmes have one address: a code is never a programme's key.
dateRoutes.get('/conferences/:name', async (context, next) => {
  const actor = staffOf(context)
  const read = await readDate(context.env.services, { actor, code: context.req.param('name') })
  if (!read.ok) {
    // Perhaps a programme, whose whole form is among the content.
    return read.problem === 'unknown' ? next() : answerNotAllowed(context)
  }
  const { date } = read
  const done = readDone(context.req.query())
  const content = (
    <DateView date={date} actor={actor} done={done} now={context.env.services.now()} />
  )
  return answerPage(context, { title: date.name, content })
})

/** "?published=7" or "?closed=7": what the person has just done, as which version. */
function readDone(query: Record<string, string>): Done | undefined {
  for (const what of ['published', 'closed'] as const) {
    const number = /^\d{1,9}$/.exec(query[what] ?? '')?.[0]
    if (number) return { what, version: Number(number) }
  }
  return undefined
}

dateRoutes.get('/conferences/:code/close', async (context) => {
  const date = await findDateToEdit(context, context.req.param('code'))
  if (date instanceof Response) return date
  const version = context.env.services.live.version().number
  const content = <CloseView date={date} version={version} actor={staffOf(context)} />
  return answerPage(context, { title: 'Close or cancel', content })
})

dateRoutes.post('/conferences/:code/close', async (context) => {
  const { services } = context.env
  const actor = staffOf(context)
  const { key, version = 0 } = await sentForm(context.req.raw)
  const date = await findDateToEdit(context, context.req.param('code'))
  if (date instanceof Response) return date
  const { code } = date
  const why = WHY.closed(`${date.name}, ${whenWords(date)}`)
  const closed = await closeDate(services, { actor, code, why, key, version })
  if (closed.ok) {
    return context.redirect(`${dateAddress(code)}?closed=${closed.number}`, 303)
  }
  if (closed.problem === 'not-allowed') return answerNotAllowed(context)
  if (closed.problem === 'unknown') return answerNotFound(context)
  await refreshContent(services)
  const fresh = { version: services.live.version().number, formKey: key, actor }
  const content = <CloseView date={date} {...fresh} problems={problemsOf(closed)} />
  return answerPage(context, { title: 'Close or cancel', status: 409, content })
})
