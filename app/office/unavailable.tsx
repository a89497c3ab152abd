import { askDatabase } from '#workflows/ask-database.ts'
import { type Kept, ResendForm, readUnsentForm } from './form/resend-form.tsx'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

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
