import type { TypedPerson } from '#app/features/registration/dropped-persons.ts'
import type { Reply } from '#app/features/registration/read-registration-form.server.ts'
import type { RegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { RegistrationForm } from '#app/features/registration/registration-form.tsx'
import { FormTitle } from '#app/features/shell/document-title.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { LanguageSummary } from '#app/ui/text/language-summary.tsx'
import type { PlacesLeft } from '#domain/registration/places.ts'

type Props = {
  page: RegistrationPage
  last:
    | {
        result: Reply
        dropped?: TypedPerson[] | undefined
        counted?: { code: string; left: PlacesLeft } | undefined
      }
    | undefined
}

/** The page of a registration form. */
export function FormView({ page, last }: Props) {
  const { lead, picture, summary } = page
  return (
    <>
      <FormTitle title={page.page.title} isRefused={last?.result.status === 'error'} />
      <PageHead heading={page.page.title} lead={lead} picture={picture} />
      <Section>
        {summary && <LanguageSummary summary={summary} level="h2" />}
        <RegistrationForm
          key={page.key}
          page={page}
          lastResult={last?.result}
          lastDropped={last?.dropped}
          counted={last?.counted}
        />
      </Section>
    </>
  )
}
