import type { Typed } from '#app/ui/form/typed.ts'

type Props = {
  label: string
  name: string
  typed: Typed
  /** Where an error leads to it. */
  id?: string
}

/** A box to tick: its field is `yes` or is not sent. */
export function CheckField({ label, name, typed, id }: Props) {
  const defaultChecked = typed[name] === 'yes'
  return (
    <label className="office-check">
      <input type="checkbox" value="yes" {...{ id, name, defaultChecked }} /> {label}
    </label>
  )
}
