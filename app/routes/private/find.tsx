import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { FindLinksForm } from '#app/features/private/find-links-form.tsx'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { readFormData, sentForm } from '#app/http/read-form-data.ts'
import { servicesContext } from '#app/services.server.ts'
import { isTrapped } from '#app/ui/form/field.tsx'
import { addressField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { LANGUAGES } from '#domain/language.ts'
import { FIND_LINKS_WORDS } from '#words/find-links.ts'
import { FORM_ANSWERS } from '#words/forms.ts'
import { MY_PAGES_WORDS } from '#words/private.ts'
import { sendMyLinks } from '#workflows/records/private/send-my-links.ts'
import type { Route } from './+types/find.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

const PAGE = {
  title: FIND_LINKS_WORDS.title,
  description: FIND_LINKS_WORDS.description,
  language: 'en',
  style: 'my',
  titlesItself: true,
} as const

export function loader({ url }: Route.LoaderArgs) {
  const isSent = url.searchParams.has('sent')
  const said = LANGUAGES.map((language) => ({
    language,
    text: MY_PAGES_WORDS[language].lostLinks[isSent ? 'sent' : 'about'],
  }))
  return { page: PAGE, isSent, said }
}

/** The answer is the same whether the address is known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { typed } = await sentForm(request)
  const reading = isTrapped(await readFormData(request)) ? BY_PROGRAM : readForm(ASKED, typed)
  if (!reading.ok) {
    const { email: message = '' } = reading.errors
    return data({ email: typed.email ?? '', message }, { status: 422 })
  }
  await orTryAgainLater(services, () => sendMyLinks(services, reading.value.email))
  return redirect('/my?sent=yes', 303)
}

const ASKED = v.object({
  email: addressField({ language: 'en', invalid: FIND_LINKS_WORDS.problem }),
})

const BY_PROGRAM = { ok: false, errors: { email: FORM_ANSWERS.en.trapped } } as const

export default function FindMine({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page} isRefused={actionData !== undefined}>
      <FindLinksForm {...loaderData} refused={actionData} />
    </OneSectionPage>
  )
}
