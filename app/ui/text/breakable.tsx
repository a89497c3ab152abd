import { Fragment } from 'react'

/** An e-mail address may go on in the next line after its @ or before a dot, not within a word. */
export function breakable(text: string) {
  return text.includes('@')
    ? text.split(/(?<=@)|(?=\.)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))
    : text
}
