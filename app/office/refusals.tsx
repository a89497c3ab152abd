import { askDatabase } from '#workflows/ask-database.ts'
import { type Kept, ResendForm, readUnsentForm } from './form/resend-form.tsx'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** Also the answer for what exists and this role may not see. */
export function answerNotFound(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, { title: 'Not found', status: 404, content: <NotFound /> })
}

/** For an action that this role may not do. */
export function answerNotAllowed(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, { title: 'Not allowed', status: 403, content: <NotAllowedView /> })
}

/** For a record that is not there, or that this role may not see or change. */
export function answerRefused(
  context: OfficeContext,
  { problem }: { problem: 'not-allowed' | 'unknown' },
): Response {
  return problem === 'unknown' ? answerNotFound(context) : answerNotAllowed(context)
}

/** For somebody who opened the address of a form by hand, or reloaded it after signing in. */
export function answerOnlyForms(context: OfficeContext): Response {
  const answer = answerPage(context, { title: 'Not a page', status: 405, content: <OnlyForms /> })
  answer.headers.set('Allow', 'POST')
  return answer
}

function OnlyForms() {
  return (
    <>
      <h1>This is not a page</h1>
      <p>
        This address only takes forms. Nothing was sent or changed.{' '}
        <a href="/office">Go to Today</a>
      </p>
    </>
  )
}

function NotFound() {
  return (
    <>
      <h1>Nothing is here</h1>
      <p>
        There is nothing at this address, or your role does not allow you to see it.{' '}
        <a href="/office">Go to Today</a>
      </p>
    </>
  )
}

function NotAllowedView() {
  return (
    <>
      <h1>Your role does not allow this</h1>
      <p>
        Nothing was changed. An admin can give you the role. <a href="/office">Go to Today</a>
      </p>
    </>
  )
}

/**
 * For a request that failed because the database is away or locked. A form is kept in the page with its
 * key, so sending it again does nothing twice. Other errors are thrown.
 */
export async function answerUnavailable(context: OfficeContext, error: unknown): Promise<Response> {
  await askDatabase(context.env.services, () => Promise.reject(error))
  const { pathname, search } = new URL(context.req.url)
  const isForm = context.req.method === 'POST'
  const answer = answerPage(context, {
    title: 'Please try again',
    status: 503,
    content: isForm ? (
      <FormUnavailable {...(await readUnsentForm(context))} />
    ) : (
      <PageUnavailable address={pathname + search} />
    ),
  })
  answer.headers.set('Retry-After', '5')
  return answer
}

function FormUnavailable({ action, form }: Kept) {
  return (
    <>
      <h1>We could not store this just now</h1>
      {form ? (
        <>
          <p>
            Our records can’t be reached at the moment. What you typed is kept on this page: please
            send it again in a moment. Nothing is done twice.
          </p>
          <ResendForm action={action} form={form} />
        </>
      ) : (
        <p>
          Our records can’t be reached at the moment. Please go back with your browser’s Back
          button, and send it again in a moment. Nothing is done twice.
        </p>
      )}
    </>
  )
}

function PageUnavailable({ address }: { address: string }) {
  return (
    <>
      <h1>We can’t show this just now</h1>
      <p>
        Our records can’t be reached at the moment. <a href={address}>Try again</a>
      </p>
    </>
  )
}
