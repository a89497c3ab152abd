import type { Typed } from '#app/ui/form/typed.ts'

/** A box to tick: its field is `yes` or is not sent. */
export function CheckField(props: {
  label: string
  name: string
  typed: Typed
  /** Where an error leads to it. */
  id?: string
}) {
  const { label, name, typed, id } = props
  const defaultChecked = typed[name] === 'yes'
  return (
    <label className="office-check">
      <input type="checkbox" value="yes" {...{ id, name, defaultChecked }} /> {label}
    </label>
  )
}
