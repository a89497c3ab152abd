import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { CancelForm } from '#app/features/registration/correction/cancel-form.tsx'
import {
  readWhom,
  showCancellation,
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
import { MY_PAGES_WORDS } from '#words/private.ts'
import type { Route } from './+types/cancel.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** Opening this page changes nothing. `?whom=2` is about one person. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const address = `/my/${token}`
  const shown = await orTryAgainLater(services, async () => {
    const registration = await requireRegistration(services, token)
    const whom = readWhom(url.searchParams.get('whom'))
    return showCancellation(services, { registration, whom })
  })
  if (!shown) throw redirect(address)
  const isAgain = url.searchParams.has('again')
  const { language } = context.get(readerContext)
  const words = MY_PAGES_WORDS[language]
  const page = { ...words.cancel, style: 'my', language }
  const facts = { page, address, back: words.backToRegistration, shown, isAgain }
  return { ...facts, key: randomUUID() }
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

export default function Cancel({ loaderData }: Route.ComponentProps) {
  const { page, address, back, shown, isAgain, key } = loaderData
  return (
    <OneSectionPage page={page} back={{ to: address, label: back }}>
      <CancelForm shown={shown} address={address} formKey={key} isAgain={isAgain} />
    </OneSectionPage>
  )
}
