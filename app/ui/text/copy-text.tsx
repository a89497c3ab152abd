import { useState } from 'react'
import { useWords } from '#app/ui/language.tsx'
import { TOOL_WORDS } from '#words/site.ts'
import { breakable } from './breakable.tsx'

/** Text to copy: selectable by hand, and with a button where scripts run. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  const words = useWords(TOOL_WORDS)
  return (
    <div className="copy-text">
      <span className="copy-text-label">{label}</span>
      <code className="copy-text-value">{breakable(text)}</code>
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
