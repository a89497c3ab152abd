import { BUTTON, buttonValue } from './form-buttons.ts'

type Props = {
  name: string
  title: string
  /** Left out where the order doesn't matter. */
  index?: number
  of?: number
}

/** Moves an entry of a list, or takes it away. */
export function ListButtons({ name, title, index = 0, of = 0 }: Props) {
  return (
    <p className="content-buttons">
      {index > 0 && <Press does="up" label="Move up" name={name} title={title} />}
      {index < of - 1 && <Press does="down" label="Move down" name={name} title={title} />}
      <Press does="remove" label="Remove" name={name} title={title} />
    </p>
  )
}

type PressProps = { does: 'up' | 'down' | 'remove'; label: string; name: string; title: string }

function Press({ does, label, name, title }: PressProps) {
  return (
    <button
      className="button button-quiet"
      type="submit"
      name={BUTTON}
      value={buttonValue({ does, name })}
    >
      {label}
      <span className="visually-hidden"> {title}</span>
    </button>
  )
}
