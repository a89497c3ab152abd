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
      {index > 0 && <Press does="up" sign="↑" label="Move up" name={name} title={title} />}
      {index < of - 1 && <Press does="down" sign="↓" label="Move down" name={name} title={title} />}
      <Press does="remove" label="Remove" name={name} title={title} />
    </p>
  )
}

type PressProps = {
  does: 'up' | 'down' | 'remove'
  label: string
  /** Stands for the label, which is read aloud. */
  sign?: string
  name: string
  title: string
}

function Press({ does, label, sign, name, title }: PressProps) {
  return (
    <button
      className="button button-quiet"
      type="submit"
      name={BUTTON}
      value={buttonValue({ does, name })}
    >
      {sign && <span aria-hidden="true">{sign}</span>}
      {sign ? (
        <span className="visually-hidden">
          {label} {title}
        </span>
      ) : (
        <>
          {label}
          <span className="visually-hidden"> {title}</span>
        </>
      )}
    </button>
  )
}
