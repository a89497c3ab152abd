import type { ComponentProps } from 'react'

export type Fields = Readonly<Record<string, string | number | undefined>>

export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}

export function Submit(
  props: Omit<ComponentProps<'button'>, 'className' | 'type'> & {
    /** What the form is sent for, where it has several buttons. */
    intent?: string
    isQuiet?: boolean
  },
) {
  const { intent, isQuiet = false, ...button } = props
  const sent = intent === undefined ? {} : { name: 'intent', value: intent }
  const className = isQuiet ? 'button button-quiet' : 'button'
  return <button className={className} type="submit" {...sent} {...button} />
}

export function ButtonForm(
  props: Pick<ComponentProps<typeof Submit>, 'intent' | 'isQuiet' | 'children'> &
    Pick<ComponentProps<'form'>, 'action' | 'className'> & { fields?: Fields },
) {
  const { intent, isQuiet, children, fields = {}, className, action } = props
  return (
    <form className={className} method="post" action={action}>
      <HiddenFields fields={fields} />
      <Submit intent={intent} isQuiet={isQuiet}>
        {children}
      </Submit>
    </form>
  )
}
