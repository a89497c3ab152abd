import { Fragment, useState } from 'react'
import { useWords } from '#app/ui/language.tsx'
import { TOOL_WORDS } from '#words/site.ts'

export function CopyText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  const words = useWords(TOOL_WORDS)
  return (
    <div className="copy-text row">
      <span className="whole soft small">{label}</span>
      <code className="copy-text-value strong">{breakable(text)}</code>
      <button
        className="button button-quiet script-only"
        type="button"
        onClick={async () => {
          await navigator.clipboard.writeText(text)
          setCopied(true)
        }}
      >
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        <span className="visually-hidden">{words.what(label)}</span>
      </button>
    </div>
  )
}

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
