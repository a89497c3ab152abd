import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { letterParagraphs } from '#domain/mail/letter.ts'

/** What the office wrote. A text is its own key here: nothing is rendered twice, so one that repeats does no harm. */
export function LetterText(props: {
  text: string
  lang?: string | undefined
  style?: CSSProperties
  showLink: (href: string) => ReactNode
  showWords?: (words: string) => ReactNode
}) {
  const { text, lang, style, showLink, showWords = (words) => words } = props
  return letterParagraphs(text).map((lines) => (
    <p key={JSON.stringify(lines)} style={style} lang={lang}>
      {lines.map((parts, index) => (
        <Fragment key={JSON.stringify(parts)}>
          {index > 0 && <br />}
          {parts.map(({ text: words, href }) => (href ? showLink(href) : showWords(words)))}
        </Fragment>
      ))}
    </p>
  ))
}
