import { FormTitle } from '#app/ui/document-title.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { LanguageSummary } from '#app/ui/text/language-summary.tsx'
import type { PlacesLeft } from '#domain/registration/places.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { ClosedForm } from './closed/closed-form.tsx'
import type { Wish } from './closed/wish.ts'
import type { TypedPerson } from './persons/typed-persons.ts'
import type { Reply } from './read/read-registration-form.server.ts'
import type { RegistrationPage } from './read/read-registration-page.server.ts'
import { RegistrationForm } from './registration-form.tsx'

type Props = {
  page: RegistrationPage
  last:
    | {
        result: Reply
        dropped?: TypedPerson[] | undefined
        counted?: { code: string; left: PlacesLeft } | undefined
        again?: { names: string[]; page: string } | undefined
        /** Who wants to know when a closed form opens. */
        wish?: Wish | undefined
      }
    | undefined
}

/** The page of a registration form. */
export function FormView({ page, last }: Props) {
  const { head, summary } = page
  const words = useWords(REGISTRATION_FORM)
  // Whoever was filling it in when it closed keeps what was typed.
  const isClosed = page.events.length === 0 && (!last || last.wish !== undefined)
  return (
    <>
      <FormTitle title={page.page.title} isRefused={last?.result.status === 'error'} />
      <PageHead heading={page.page.title} {...head} />
      <Section>
        {summary && <LanguageSummary summary={summary} level="h2" />}
        {isClosed ? (
          <ClosedForm id={page.key} note={page.note ?? words.closed} wish={last?.wish} />
        ) : (
          <RegistrationForm
            key={page.key}
            page={page}
            lastResult={last?.result}
            lastDropped={last?.dropped}
            counted={last?.counted}
            again={last?.again}
          />
        )}
      </Section>
    </>
  )
}
