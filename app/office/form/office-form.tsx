import { randomUUID } from 'node:crypto'
import type { ComponentProps, ReactNode } from 'react'

/** What a form sends and does not ask, by the name of its field. What is undefined is left out. */
export type Fields = Readonly<Record<string, string | number | undefined>>

export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/**
 * Every form that changes something carries a key: sent twice, it changes once. A form about a record also
 * carries the version with which it was first opened.
 */
export function FormKey(props: {
  /** A refused form keeps its own. */
  value?: string | undefined
  /** Of the record that the form is about. Whoever was told of a change goes on with the newer one. */
  version?: number | undefined
  fields?: Fields
}) {
  const { value = randomUUID(), version, fields } = props
  return <HiddenFields fields={{ key: value, version, ...fields }} />
}

type SubmitProps = Pick<ComponentProps<'button'>, 'name' | 'value' | 'aria-label' | 'children'> & {
  /** What the form is sent for, where it has several buttons. */
  intent?: string
  isQuiet?: boolean
}

export function Submit({ intent, isQuiet = false, ...button }: SubmitProps) {
  const sent = intent === undefined ? {} : { name: 'intent', value: intent }
  const className = isQuiet ? 'button button-quiet' : 'button'
  return <button className={className} type="submit" {...sent} {...button} />
}

type OneButtonProps = { action: string; fields?: Fields; children: ReactNode }

/** A button that does something at once. */
export function PostButton(
  props: OneButtonProps & { version?: number; isMain?: boolean; className?: string },
) {
  const { action, version, fields, isMain = false, className, children } = props
  return (
    <form method="post" action={action} className={className}>
      <FormKey version={version} fields={fields} />
      <Submit isQuiet={!isMain}>{children}</Submit>
    </form>
  )
}

/** A button that leads somewhere and stores nothing. */
export function GetButton(props: OneButtonProps & Pick<SubmitProps, 'aria-label'>) {
  const { action, fields = {}, ...button } = props
  return (
    <form method="get" action={action}>
      <HiddenFields fields={fields} />
      <Submit isQuiet {...button} />
    </form>
  )
}

/** What a button is about to do, a sentence each. */
export function WillHappen({ will }: { will: readonly string[] }) {
  return (
    <section className="notice" aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">What will happen</h2>
      <ul className="bullets">
        {will.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
