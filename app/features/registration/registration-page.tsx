import { Form, useNavigation } from 'react-router'
import { FormTitle } from '#app/ui/document-title.tsx'
import { EditPlace } from '#app/ui/edit-tools.server.tsx'
import { Submit } from '#app/ui/form/buttons.tsx'
import { Field, SelectField, TrapField } from '#app/ui/form/field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import type { RegistrationAnswer } from './answer-registration-form.server.ts'
import type { RegistrationPage } from './read-registration-page.server.ts'
import { RegistrationForm } from './registration-form.tsx'
import { TELL_ME, type Wish } from './registration-schema.ts'

export function FormView(props: { page: RegistrationPage; last: RegistrationAnswer | undefined }) {
  const { page, last } = props
  const { head } = page
  const words = useWords(REGISTRATION_FORM)
  // Whoever was filling it in when it closed keeps what was typed.
  const isClosed = page.events.length === 0 && (!last || last.wish !== undefined)
  return (
    <>
      <FormTitle title={page.page.title} isRefused={last?.refused === true} />
      <EditPlace at="head">
        <PageHead heading={page.page.title} {...head} />
      </EditPlace>
      <Section>
        {isClosed ? (
          <ClosedForm id={page.key} note={page.note ?? words.closed} wish={last?.wish} />
        ) : (
          <RegistrationForm key={page.key} page={page} answer={last} />
        )}
      </Section>
    </>
  )
}

/** Nothing can be chosen, so nothing is asked but where to write when that changes. */
function ClosedForm({ id, note, wish }: { id: string; note: string; wish: Wish | undefined }) {
  const words = useWords(REGISTRATION_FORM)
  const { labels, person } = useWords(REGISTRATION_FIELDS)
  const sending = useNavigation().state !== 'idle'
  const isTold = wish !== undefined && wish.problem === undefined
  const field = (name: string, error?: string, initialValue?: string) => {
    return { id: `${id}-${name}`, name, error, initialValue }
  }
  return (
    <Form className="registration columns gap-4 top card form" method="post" id={id} noValidate>
      <p className="notice notice-warning">{note}</p>
      <SelectField
        label={labels.productinfo}
        field={field('productinfo')}
        options={[]}
        nothing={words.noDates}
      />
      {isTold ? (
        <p className="notice" role="status">
          {words.told}
        </p>
      ) : (
        <>
          <Field
            label={person.email}
            field={field('email', wish?.problem, wish?.email)}
            help={words.tellOnce}
            focus={wish !== undefined}
          >
            {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
          </Field>
          <TrapField />
          <div>
            <Submit {...TELL_ME} aria-disabled={sending || undefined}>
              {words.tellMe}
            </Submit>
          </div>
        </>
      )}
    </Form>
  )
}
