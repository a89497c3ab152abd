import { use } from 'react'
import { data, type HeadersFunction } from 'react-router'
import { InformationPage } from '#app/features/pages/information-page.tsx'
import { readPage } from '#app/features/pages/read-page.server.ts'
import { answerRegistrationForm } from '#app/features/registration/answer-registration-form.server.ts'
import { loadedForm, loadForm } from '#app/features/registration/load-registration-page.ts'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { findInformationPage } from '#app/http/content-addresses.ts'
import { cachedBriefly, publicHeaders } from '#app/http/public-page.ts'
import { splitLanguage } from '#app/local-path.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { sendOrExplain } from '#app/ui/form/send-or-explain.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [services, reader] = [context.get(servicesContext), context.get(readerContext)]
  const key = pageKeyOf(url)
  const asked = url.searchParams.get('event')
  const form = await readRegistrationPage(services, { key, asked, language: reader.language })
  if (form) {
    await loadForm()
    return data({ kind: 'form', ...form } as const, { headers: FORM })
  }
  if (!findInformationPage(services.content.pages, key)) throw new Response(null, { status: 404 })
  const view = await readPage(services, reader, key)
  const troubles = view.blocks.map((block) =>
    block.kind === 'events' ? block.dates.trouble : undefined,
  )
  const headers = { ...INFORMATION, ...cachedBriefly(troubles) }
  return data({ kind: 'information', ...view } as const, { headers })
}

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

export { meta } from '#app/ui/page.ts'

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'information') return <InformationPage view={loaderData} />
  return <Form page={loaderData} last={actionData} />
}

/** On the way from another page the form is waited for, while that page stays. */
function Form(props: Parameters<NonNullable<ReturnType<typeof loadedForm>>>[0]) {
  const FormView = loadedForm() ?? use(loadForm())
  return <FormView {...props} />
}

/** The canonical address of a page is its key, below that of its language. */
function pageKeyOf({ pathname }: Pick<URL, 'pathname'>): string {
  return splitLanguage(pathname).path.split('/')[1]?.toLowerCase() ?? ''
}

/** Short, because a closed form must not look open for long. The server refuses it to the minute. */
const FORM = publicHeaders({ parameters: ['event'], freshSeconds: 30, staleSeconds: 30 })

/** Short, because some list upcoming events, which end. */
const INFORMATION = publicHeaders({ freshSeconds: 30, staleSeconds: 120 })
