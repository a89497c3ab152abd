import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { CorrectionForm } from '#app/features/registration/correction/correction-form.tsx'
import { takeCorrection } from '#app/features/registration/correction/take-correction.server.ts'
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
import { readCorrectionForm } from '#workflows/records/corrections/correct-by-visitor.ts'
import type { Route } from './+types/correct.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const address = `/my/${token}`
  const form = await orTryAgainLater(services, async () => {
    const registration = await requireRegistration(services, token)
    if (registration.hold === 'cancelled') throw redirect(address)
    return readCorrectionForm(services, registration)
  })
  const { language } = context.get(readerContext)
  const words = PRIVATE_WORDS[language]
  const page = { ...words.correct, style: 'my', titlesItself: true, language }
  const back = { to: address, label: words.backToRegistration }
  return { page, back, form, key: randomUUID() }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const sent = await sentForm(request)
  return orTryAgainLater(services, async () => {
    const registration = await requireSent(services, token, sent.key)
    const taken = await takeCorrection(services, { registration, ...sent })
    const left = { request, token, id: registration.id }
    if (taken.done) return backToPage(services, left, taken.done)
    return data({ ...taken.reply, key: randomUUID() }, { status: taken.status })
  })
}

export default function Correct({ loaderData, actionData }: Route.ComponentProps) {
  const { page, back, form, key } = loaderData
  const isRefused = actionData !== undefined && !actionData.plan
  return (
    <OneSectionPage page={page} back={back} isRefused={isRefused}>
      <CorrectionForm form={form} formKey={actionData?.key ?? key} reply={actionData} />
    </OneSectionPage>
  )
}
