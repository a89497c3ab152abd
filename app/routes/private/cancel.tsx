import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { CancelForm } from '#app/features/registration/correction/cancel-form.tsx'
import {
  readWhom,
  takeCancellation,
} from '#app/features/registration/correction/take-correction.server.ts'
import {
  backToPage,
  orTryAgainLater,
  requireRegistration,
  requireSent,
} from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { PRIVATE_WORDS } from '#words/private.ts'
import {
  planCancellation,
  readWhoComes,
} from '#workflows/records/cancellations/cancel-by-visitor.ts'
import type { Route } from './+types/cancel.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** Opening this page changes nothing. `?whom=2` is about one person. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language } = context.get(readerContext)
  const words = PRIVATE_WORDS[language]
  const address = `/my/${token}`
  const whom = readWhom(url.searchParams.get('whom'))
  const form = await orTryAgainLater(services, async () => {
    const registration = await requireRegistration(services, token)
    const plan = await planCancellation(services, { registration, whom })
    if (!plan.ok) throw redirect(address)
    const people = await readWhoComes(services, registration.id)
    return { plan, people, whom, version: registration.version, address }
  })
  return {
    page: { ...words.cancel, style: 'my', language },
    back: { to: address, label: words.backToRegistration },
    form: { ...form, formKey: randomUUID(), isAgain: url.searchParams.has('again') },
  }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const sent = await sentForm(request)
  const back = await orTryAgainLater(services, async () => {
    const registration = await requireSent(services, token, sent.key)
    const done = await takeCancellation(services, { registration, ...sent })
    return done && backToPage(services, { request, token, id: registration.id }, done)
  })
  if (back) return back
  const whom = String(readWhom(sent.typed.whom))
  return redirect(`/my/${token}/cancel?${new URLSearchParams({ whom, again: 'yes' })}`, 303)
}

export default function Cancel({ loaderData: { page, back, form } }: Route.ComponentProps) {
  return (
    <OneSectionPage page={page} back={back}>
      <CancelForm {...form} />
    </OneSectionPage>
  )
}
