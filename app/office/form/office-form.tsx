import { randomUUID } from 'node:crypto'
import type { ComponentProps, ReactNode } from 'react'
import type { FormState, Will } from '#app/office/engine/engine.tsx'
import { type Fields, HiddenFields, Submit } from '#app/ui/form/buttons.tsx'
import { type Errors, type RefusedForm, type Texts, typingOf } from '#app/ui/form/typed.ts'
import { type FieldRow, TypedErrors, TypedFields } from '#app/ui/form/typed-field.tsx'

export { type Fields, HiddenFields, Submit } from '#app/ui/form/buttons.tsx'

/**
 * Every form that changes something carries a key: sent twice, it changes once. A form about a record also
 * carries the version with which it was first opened.
 */
export function FormKey(props: {
  /** A refused form keeps its own. */
  value?: string | undefined
  /** Of the record that the form is about. Whoever was told of a change goes on with the newer one. */
  version?: number | undefined
  fields?: Fields | undefined
}) {
  const { value = randomUUID(), version, fields } = props
  return <HiddenFields fields={{ key: value, version, ...fields }} />
}

export function PostForm(
  props: Pick<
    ComponentProps<'form'>,
    'action' | 'id' | 'className' | 'noValidate' | 'encType' | 'children'
  > & {
    refused?: (Pick<RefusedForm, 'key'> & Pick<FormState, 'lines'>) | undefined
    version?: number | undefined
    fields?: Fields | undefined
    /** Listed at the top; absent in a form whose only field says it. */
    errors?: Errors
    labels?: Texts
    /** For what it is sent while somebody types, so that its `data-part` says what follows. */
    live?: 'edit' | 'show'
  },
) {
  const { refused, version, fields, errors, labels, live, children, ...form } = props
  return (
    <form method="post" data-live={live} {...form}>
      <FormKey value={refused?.key} version={version} fields={fields} />
      {errors && <TypedErrors errors={errors} labels={labels} others={refused?.lines} />}
      {children}
    </form>
  )
}

type FieldsFormProps = Omit<ComponentProps<typeof PostForm>, 'refused' | 'errors'> & {
  rows: readonly FieldRow[]
  refused: (RefusedForm & Pick<FormState, 'lines'>) | undefined
  /** What it opens with. */
  opened?: Texts
}

export function FieldsForm({ rows, refused, opened, children, ...form }: FieldsFormProps) {
  const typing = typingOf(refused, opened)
  const labels = Object.fromEntries(rows.map(({ name, label }) => [name, label]))
  return (
    <PostForm className="form" noValidate {...form} {...{ refused, labels, errors: typing.errors }}>
      <TypedFields fields={rows} {...typing} />
      {children}
    </PostForm>
  )
}

/** Its fields, or, once it is planned, what will happen. */
export function PlannedForm(
  props: Omit<FieldsFormProps, 'children'> &
    Parameters<typeof PlanButtons>[0] & {
      planned: ReactNode
      /** Beside the button that leads to the plan. */
      beside?: ReactNode
    },
) {
  const { planned, button, edit, beside, ...fields } = props
  if (!planned) {
    const next = <Submit intent="show">Continue</Submit>
    return (
      <FieldsForm {...fields}>
        {beside ? (
          <div className="button-row">
            {next}
            {beside}
          </div>
        ) : (
          next
        )}
      </FieldsForm>
    )
  }
  const { rows, opened: _, ...form } = fields
  const { typed = {}, errors = {} } = form.refused ?? {}
  return (
    <PostForm className="form" {...form} errors={errors}>
      <HiddenFields fields={Object.fromEntries(rows.map(({ name }) => [name, typed[name]]))} />
      {planned}
      <PlanButtons button={button} edit={edit} />
    </PostForm>
  )
}

type OneButtonProps = { action: string; fields?: Fields; className?: string; children: ReactNode }

export function PostButton({
  isMain = false,
  children,
  ...form
}: OneButtonProps & { version?: number; isMain?: boolean }) {
  return (
    <PostForm {...form}>
      <Submit isQuiet={!isMain}>{children}</Submit>
    </PostForm>
  )
}

export function GetButton(props: OneButtonProps & { 'aria-label'?: string }) {
  const { action, fields = {}, className, ...button } = props
  return (
    <form method="get" action={action} className={className}>
      <HiddenFields fields={fields} />
      <Submit isQuiet {...button} />
    </form>
  )
}

export function WillHappen({ will }: Will) {
  return (
    <section className="notice" aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">What will happen</h2>
      <ul className="bullets">
        {will.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
      </ul>
    </section>
  )
}

export function PlanButtons(props: { button: ReactNode; edit?: string | false | undefined }) {
  const { button, edit = 'Change what I typed' } = props
  return (
    <div className="button-row">
      <Submit intent="do">{button}</Submit>
      {edit && (
        <Submit intent="edit" isQuiet>
          {edit}
        </Submit>
      )}
    </div>
  )
}

/** The script prints. Without it there is the browser's own menu. */
export function PrintLine({ className = 'button' }) {
  return (
    <p className="no-print">
      <button type="button" className={`${className} script-only`} data-print>
        Print
      </button>
    </p>
  )
}
