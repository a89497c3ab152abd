import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { KEEP_DATA } from '#app/features/my/open-requests.tsx'
import { dataParts } from '#app/features/my/own-data-parts.server.ts'
import { ASK_TO_ERASE, OwnDataView } from '#app/features/my/own-data-view.tsx'
import { noPage, orTryAgainLater } from '#app/http/own-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { MY_PAGES_WORDS } from '#words/private.ts'
import { askToErase, readDataPage, takeBackErasure } from '#workflows/erasing/ask-to-erase.ts'
import { findWhose } from '#workflows/erasing/erase-record.ts'
import type { Route } from './+types/data.ts'
import '#app/features/payments/payment-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** `/my/<token>/data`: for the payer everybody's, for an attendee their own. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language } = context.get(readerContext)
  const shown = await orTryAgainLater(services, () => readDataPage(services, token, language))
  if (!shown) throw await noPage(services, token)
  const { own, ...rest } = shown
  const address = `/my/${token}`
  const words = MY_PAGES_WORDS[language]
  const page = { ...words.data, style: 'my', language }
  const parts = dataParts(own, language)
  const facts = { page, address, back: words.backToPage, parts, key: randomUUID(), ...rest }
  return facts
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
  const { page, address, back, parts, key, isAsked, isAhead } = loaderData
  return (
    <OneSectionPage page={page} back={{ to: address, label: back }}>
      <OwnDataView
        parts={parts}
        file={`${address}/data.json`}
        formKey={key}
        isAsked={isAsked}
        isAhead={isAhead}
      />
    </OneSectionPage>
  )
}
