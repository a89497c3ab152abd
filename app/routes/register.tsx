import { readRegistrationForm } from '#app/features/registration/read-registration-form.server.ts'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { RegistrationForm } from '#app/features/registration/registration-form.tsx'
import { publicPage } from '#app/http/public-page.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { LanguageSummary } from '#app/ui/language-summary.tsx'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { sendOrKeep } from '#app/ui/send-or-keep.ts'
import { isTrapped, TRAPPED } from '#app/ui/trap-field.tsx'
import { eventCodes, findProgramme } from '#domain/registration/conference.ts'
import type { Route } from './+types/register.ts'
import { answerForm, storeRegistration } from './register.store.server.ts'

export const handle: RouteHandle = { startsAtOnce: true }

/** One route for all forms. The address says which one it is. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('event')
  const page = await readRegistrationPage(context.get(servicesContext), { key: keyOf(url), asked })
  if (!page) throw new Response(null, { status: 404 })
  return page
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  await services.offers.ready()
  const programme = findProgramme(services.content.conferences.programmes, keyOf(url))
  if (!programme) throw new Response(null, { status: 404 })
  const codes = eventCodes([programme], services.now())
  const sent = await readFormData(request)
  const reading = readRegistrationForm(sent, codes)
  if (isTrapped(sent)) {
    services.count('form.trapped')
    const result = typeof reading.reply === 'function' ? reading.reply(TRAPPED) : reading.reply
    return answerForm({ result }, { status: 400 })
  }
  if (reading.kind !== 'complete') {
    const { reply: result, dropped } = reading
    return answerForm({ result, dropped }, { status: reading.kind === 'changed' ? 200 : 400 })
  }
  return storeRegistration(services, { request, sent, reading })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction)
}

/**
 * Short, because a closed form must not look open for long. The server refuses it to the minute.
 */
export const headers = publicPage({ parameters: ['event'], freshSeconds: 30, staleSeconds: 30 })

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, picture, summary } = loaderData
  return (
    <>
      <PageHead heading={page.title} lead={lead} picture={picture} />
      <Section>
        {summary && <LanguageSummary summary={summary} level="h2" />}
        <RegistrationForm
          key={loaderData.key}
          page={loaderData}
          lastResult={actionData?.result}
          lastDropped={actionData?.dropped}
          counted={actionData?.counted}
        />
      </Section>
    </>
  )
}

/** The canonical address of a form is its key. */
function keyOf({ pathname }: URL): string {
  return pathname.split('/')[1]?.toLowerCase() ?? ''
}
