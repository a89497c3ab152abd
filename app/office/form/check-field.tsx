import type { Typed } from '#app/ui/form/typed.ts'

/** A box to tick: its field is `yes` or is not sent. */
export function CheckField({ label, name, typed }: { label: string; name: string; typed: Typed }) {
  return (
    <label className="office-check">
      <input type="checkbox" name={name} value="yes" defaultChecked={typed[name] === 'yes'} />{' '}
      {label}
    </label>
  )
}
