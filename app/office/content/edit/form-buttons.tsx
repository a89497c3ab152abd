import type { ReactNode } from 'react'
import type { FormButton } from '#workflows/content/drafts/change-file.ts'

/** The name of all buttons of the form. Their values say what they do. */
export const BUTTON = 'do'

/** `up services.1` */
export function buttonValue({ does, name }: FormButton): string {
  return `${does} ${name}`
}

/** Sends the form with everything that was typed, and says what for. */
export function Press(props: { does: string; isMain?: boolean; children: ReactNode }) {
  const { does, isMain = false, children } = props
  const className = isMain ? 'button' : 'button button-quiet'
  return (
    <button className={className} type="submit" name={BUTTON} value={does}>
      {children}
    </button>
  )
}

/** The button of a list that was pressed. Undefined for the others. */
export function readButton(value: string): FormButton | undefined {
  const [does = '', name = ''] = value.split(' ', 2)
  const known = DOES.find((each) => each === does)
  return known && name !== '' ? { does: known, name } : undefined
}

const DOES = ['add', 'remove', 'up', 'down'] as const
