import { use } from 'react'
import { data, type HeadersFunction } from 'react-router'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { answerRegistrationForm } from '#app/features/registration/answer-registration-form.server.ts'
import { loadedForm, loadForm } from '#app/features/registration/load-registration-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { sendOrExplain } from '#app/ui/form/send-or-explain.ts'
import { pageMeta } from '#app/ui/page.ts'
import type { Route } from './+types/page.ts'
import { pageKeyOf, readContentPage } from './page.read.server.ts'

/** All information pages and registration forms. The content says what is at an address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await readContentPage(context.get(servicesContext), context.get(readerContext), url)
  if (!found) throw new Response(null, { status: 404 })
  return data(found.view, { headers: found.headers })
}

/** Only a form is sent here. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { language } = context.get(readerContext)
  const sent = { request, key: pageKeyOf(url), language }
  const answer = await answerRegistrationForm(context.get(servicesContext), sent)
  if (!answer) throw new Response(null, { status: 404 })
  return answer
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrExplain(sending)
}

/** The kind of page says how long it may be kept. An address without a page is not kept. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders)

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'information') return <InformationPage view={loaderData} />
  return <Form page={loaderData} last={actionData} />
}

/** On the way from another page the form is waited for, while that page stays. */
function Form(props: Parameters<NonNullable<ReturnType<typeof loadedForm>>>[0]) {
  const FormView = loadedForm() ?? use(loadForm())
  return <FormView {...props} />
}
