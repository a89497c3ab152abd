import { askDatabase } from '#workflows/ask-database.ts'
import { type Kept, ResendForm, readUnsentForm } from './form/resend-form.tsx'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** Also the answer for what exists and this role may not see. */
export function answerNotFound(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  const content = <Refusal heading="Nothing is here" words={NOT_FOUND} />
  return answerPage(context, { title: 'Not found', status: 404, content })
}

const NOT_FOUND = 'There is nothing at this address, or your role does not allow you to see it.'

/** For an action that this role may not do. */
export function answerNotAllowed(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  const content = <Refusal heading="Your role does not allow this" words={NOT_ALLOWED} />
  return answerPage(context, { title: 'Not allowed', status: 403, content })
}

const NOT_ALLOWED = 'Nothing was changed. An admin can give you the role.'

/** For a record that is not there, or that this role may not see or change. */
export function answerRefused(
  context: OfficeContext,
  { problem }: { problem: 'not-allowed' | 'unknown' },
): Response {
  return problem === 'unknown' ? answerNotFound(context) : answerNotAllowed(context)
}

/** For somebody who opened the address of a form by hand, or reloaded it after signing in. */
export function answerOnlyForms(context: OfficeContext): Response {
  const content = <Refusal heading="This is not a page" words={ONLY_FORMS} />
  const answer = answerPage(context, { title: 'Not a page', status: 405, content })
  answer.headers.set('Allow', 'POST')
  return answer
}

const ONLY_FORMS = 'This address only takes forms. Nothing was sent or changed.'

function Refusal({ heading, words }: { heading: string; words: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <p>
        {words} <a href="/office">Go to Today</a>
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
