import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { KEEP_DATA } from '#app/features/private/my-actions.tsx'
import { ASK_TO_ERASE, Erasing, OwnDataView } from '#app/features/private/own-data.server.tsx'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { PRIVATE_WORDS } from '#words/private.ts'
import {
  askToErase,
  findWhose,
  readDataPage,
  takeBackErasure,
} from '#workflows/erasing/erase-record.ts'
import type { Route } from './+types/data.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

import '#app/features/private/payment-pages.css'

/** `/my/<token>/data`: for the payer everybody's, for an attendee their own. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language } = context.get(readerContext)
  const shown = await orTryAgainLater(services, () => readDataPage(services, token, language))
  if (!shown) throw await noPage(services, token)
  const { data, backToPage } = PRIVATE_WORDS[language]
  const back = { to: `/my/${token}`, label: backToPage }
  return { page: { ...data, style: 'my', language }, back, key: randomUUID(), ...shown }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { typed, key } = await sentForm(request)
  await orTryAgainLater(services, async () => {
    const whose = await findWhose(services, token)
    if (!whose) throw await noPage(services, token)
    if (typed.intent === ASK_TO_ERASE) await askToErase(services, whose, key || randomUUID())
    if (typed.intent === KEEP_DATA) await takeBackErasure(services, whose)
  })
  return redirect(`/my/${token}/data`, 303)
}

export default function OwnData({ loaderData }: Route.ComponentProps) {
  const { page, back, own, key, ...asked } = loaderData
  return (
    <OneSectionPage page={page} back={back}>
      <OwnDataView own={own} file={`${back.to}/data.json`}>
        <Erasing formKey={key} {...asked} />
      </OwnDataView>
    </OneSectionPage>
  )
}
