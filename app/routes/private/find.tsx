import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { readFormData, sentForm } from '#app/http/read-form-data.ts'
import { servicesContext } from '#app/services.server.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { Field, isTrapped, TrapField } from '#app/ui/form/field.tsx'
import { addressField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { LANGUAGES } from '#domain/language.ts'
import { FIND_LINKS_WORDS as words } from '#words/find-links.ts'
import { FORM_ANSWERS } from '#words/forms.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import { sendMyLinks } from '#workflows/records/private/read-private-page.ts'
import type { Route } from './+types/find.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

export function loader({ url }: Route.LoaderArgs) {
  const { title, description } = words
  const page = { title, description, language: 'en', style: 'my', titlesItself: true }
  return { page, isSent: url.searchParams.has('sent') }
}

/** The answer is the same whether the address is known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { typed } = await sentForm(request)
  const reading = isTrapped(await readFormData(request)) ? BY_PROGRAM : readForm(ASKED, typed)
  if (!reading.ok) {
    const { email: error } = reading.errors
    return data({ initialValue: typed.email ?? '', error }, { status: 422 })
  }
  await orTryAgainLater(services, () => sendMyLinks(services, reading.value.email))
  return redirect('/my?sent=yes', 303)
}

const ASKED = v.object({ email: addressField({ language: 'en', invalid: words.problem }) })

const BY_PROGRAM = { ok: false, errors: { email: FORM_ANSWERS.en.trapped } } as const

export default function FindMine({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isSent } = loaderData
  const isRefused = actionData !== undefined
  const { error, initialValue } = actionData ?? {}
  const field = { id: 'email', name: 'email', error, initialValue }
  const texts = LANGUAGES.map((language) => (
    <p key={language} lang={language === 'en' ? undefined : language}>
      {PRIVATE_WORDS[language].lostLinks[isSent ? 'sent' : 'about']}
    </p>
  ))
  return (
    <OneSectionPage page={page} isRefused={isRefused}>
      <form className="card form" method="post" action="/my" noValidate>
        {isSent ? (
          <div className="notice" role="status">
            {texts}
          </div>
        ) : (
          texts
        )}
        <Field label={words.email} field={field} help={words.help} focus={isRefused}>
          {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
        </Field>
        <TrapField />
        <div>
          <Submit>{words.send}</Submit>
        </div>
      </form>
    </OneSectionPage>
  )
}
