import { createMiddleware } from 'hono/factory'
import type { ReactNode } from 'react'
import { MAX_SIGNED_OUT_BYTES } from '#app/addresses.ts'
import { readSessionCookie } from '#app/http/own-cookie.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { readSession } from '#workflows/staff/sessions.ts'
import { Submit } from './form/office-form.tsx'
import type { OfficeContext, OfficeEnv } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** What is unknown may also exist, and this role may not see it. */
const REFUSALS = {
  unknown: {
    title: 'Not found',
    status: 404,
    heading: 'Nothing is here',
    why: 'There is nothing at this address, or your role does not allow you to see it.',
  },
  'not-allowed': {
    title: 'Not allowed',
    status: 403,
    heading: 'Your role does not allow this',
    why: 'Nothing was changed. An admin can give you the role.',
  },
}

export function answerRefused(context: OfficeContext, problem: keyof typeof REFUSALS): Response {
  context.env.services.count('office.refused')
  return refuse(context, REFUSALS[problem])
}

/** For somebody who opened the address of a form by hand, or reloaded it after signing in. */
export function answerOnlyForms(context: OfficeContext): Response {
  const why = 'This address only takes forms. Nothing was sent or changed.'
  const page = { title: 'Not a page', status: 405, heading: 'This is not a page', why }
  const answer = refuse(context, page)
  answer.headers.set('Allow', 'POST')
  return answer
}

function refuse(context: OfficeContext, { heading, why, ...page }: typeof REFUSALS.unknown) {
  const content = (
    <>
      <h1>{heading}</h1>
      <p>
        {why} <a href="/office">Go to Today</a>
      </p>
    </>
  )
  return answerPage(context, { ...page, content })
}

export const requireStaff = createMiddleware<OfficeEnv>(async (context, next) => {
  const { services } = context.env
  const secret = readSessionCookie(context.req.raw, services)
  const staff = secret && (await readSession(services, secret))
  if (staff) {
    context.set('staff', staff)
    return next()
  }
  services.count('office.signed-out')
  const { pathname, search } = new URL(context.req.url)
  if (context.req.method === 'POST') return answerSignedOut(context)
  const isStart = pathname === '/office' && search === ''
  const back = isStart ? '' : `?${new URLSearchParams({ to: pathname + search })}`
  return context.redirect(`/office/sign-in${back}`, 303)
})

async function answerSignedOut(context: OfficeContext): Promise<Response> {
  const signIn = (
    <a href="/office/sign-in" target="_blank" rel="noopener">
      sign in using a new tab
    </a>
  )
  return answerPage(context, {
    title: 'You are signed out',
    status: 401,
    content: await keptForm(context, {
      heading: 'You are signed out',
      kept: (
        <>
          Nothing was changed. What you typed is kept on this page: {signIn}, come back here, and
          send it again.
        </>
      ),
      lost: (
        <>
          Nothing was changed, and what you sent is too much to keep on this page. Please {signIn},
          then go back with your browser’s Back button and send it again.
        </>
      ),
    }),
  })
}

/**
 * For a request that failed because the database is away or locked. A form is kept in the page with its
 * key, so sending it again does nothing twice. Other errors are thrown.
 */
export async function answerUnavailable(context: OfficeContext, error: unknown): Promise<Response> {
  await askDatabase(context.env.services, () => Promise.reject(error))
  const { pathname, search } = new URL(context.req.url)
  const why = 'Our records can’t be reached at the moment.'
  const page = (
    <>
      <h1>We can’t show this just now</h1>
      <p>
        {why} <a href={pathname + search}>Try again</a>
      </p>
    </>
  )
  const form = {
    heading: 'We could not store this just now',
    kept: `${why} What you typed is kept on this page: please send it again in a moment. Nothing is done twice.`,
    lost: `${why} Please go back with your browser’s Back button, and send it again in a moment. Nothing is done twice.`,
  }
  const content = context.req.method === 'POST' ? await keptForm(context, form) : page
  const answer = answerPage(context, { title: 'Please try again', status: 503, content })
  answer.headers.set('Retry-After', '5')
  return answer
}

/** Anybody may send without a session, so little is read and shown. */
const MAX_SIGNED_OUT_FIELDS = 200

async function keptForm(
  context: OfficeContext,
  words: { heading: string; kept: ReactNode; lost: ReactNode },
): Promise<ReactNode> {
  const { pathname, search } = new URL(context.req.url)
  const isStaff = context.get('staff') !== undefined
  const bytes = Number(context.req.header('Content-Length') ?? 0)
  const isRead = isStaff || bytes <= MAX_SIGNED_OUT_BYTES
  // Reading may fail as well, for example because the browser has gone.
  const reading = isRead && readFormData(context.req.raw).catch(() => undefined)
  const sent = [...((await reading) || new FormData())]
  const isKept =
    (sent.length > 0 || bytes === 0) && (isStaff || sent.length <= MAX_SIGNED_OUT_FIELDS)
  const hasFile = sent.some(([, value]) => typeof value !== 'string' && value.size > 0)
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{isKept ? words.kept : words.lost}</p>
      {isKept && hasFile && <p>A file can't be kept: please go back and choose it once more.</p>}
      {isKept && (
        <form method="post" action={pathname + search}>
          {sent.map(
            ([name, value], at) =>
              typeof value === 'string' && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a field may be sent several times
                <input key={at} type="hidden" name={name} value={value} />
              ),
          )}
          <Submit>Send it again</Submit>
        </form>
      )}
    </>
  )
}
