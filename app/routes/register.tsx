import { data, redirect, redirectDocument } from 'react-router'
import { paymentAddress } from '#app/features/payments/payment-address.ts'
import type { TypedPerson } from '#app/features/registration/dropped-persons.ts'
import {
  type Reply,
  readRegistrationForm,
} from '#app/features/registration/read-registration-form.server.ts'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { RegistrationForm } from '#app/features/registration/registration-form.tsx'
import { rememberPrivately } from '#app/http/private-access.server.ts'
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
import { eventCodes, PROGRAMME_KEYS, type ProgrammeKey } from '#domain/registration/conference.ts'
import type { PlacesLeft } from '#domain/registration/places.ts'
import { ConferenceFull } from '#workflows/places/conference-full.ts'
import { register } from '#workflows/registration/register.ts'
import type { Route } from './+types/register.ts'

export const handle: RouteHandle = { startsAtOnce: true }

/** One page for all five forms: its address says which one it is. */
export function loader({ url, pattern, context }: Route.LoaderArgs) {
  const key = keyOf(pattern)
  const asked = url.searchParams.get('event')
  return readRegistrationPage(context.get(servicesContext), { key, asked })
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const programme = services.content.conferences.programmes[keyOf(pattern)]
  const codes = eventCodes([programme], services.now())
  const sent = await readFormData(request)
  const reading = readRegistrationForm(sent, codes)
  if (isTrapped(sent)) {
    services.count('form.trapped')
    const result = typeof reading.reply === 'function' ? reading.reply(TRAPPED) : reading.reply
    return answer({ result }, { status: 400 })
  }
  if (reading.kind !== 'complete') {
    const { reply: result, dropped } = reading
    return answer({ result, dropped }, { status: reading.kind === 'changed' ? 200 : 400 })
  }
  try {
    const { id, payment } = await register(services, {
      ...reading,
      waiting: sent.get('waiting') === 'yes',
    })
    const stored = { registration_id: id, gift_id: null }
    const headers = await rememberPrivately(services, { request, sent: stored })
    return payment
      ? redirectDocument(paymentAddress(payment), { headers })
      : redirect(`/registered/${id}`, { headers })
  } catch (error) {
    if (error instanceof ConferenceFull) {
      const counted = { code: reading.registration.eventCode, left: error.left }
      return answer({ result: reading.reply(error.message), counted }, { status: 409 })
    }
    services.count('registration.not-stored')
    services.log.error('registration-not-stored', error)
    return answer({ result: reading.reply(NOT_STORED) }, { status: 503 })
  }
}

type Answer = {
  result: Reply
  dropped?: TypedPerson[]
  counted?: { code: string; left: PlacesLeft }
}

function answer(form: Answer, init: { status: number }) {
  return data(form, init)
}

const NOT_STORED =
  'We could not store your registration just now, and nothing was taken. What you typed is still here: please try again in a moment.'

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction)
}

/** A form that has closed must not look open for long; the server refuses it to the minute. */
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

function keyOf(pattern: string): ProgrammeKey {
  const key = PROGRAMME_KEYS.find((name) => pattern === `/${name}` || pattern === name)
  if (!key) throw new Error(`No registration form is at ${pattern}`)
  return key
}
