import { TOOL_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'

export type Shared = {
  /** What is sent before the address. */
  text: string
  url: string
}

/**
 * The script of documents shares by what the device has for it. Without that, or without a script, it is a link
 * to WhatsApp, which nearly everybody here has.
 */
export function ShareLink({ shared, label }: { shared: Shared; label: string }) {
  const words = useWords(TOOL_WORDS)
  return (
    <a
      className="button button-quiet"
      href={whatsAppLink(shared)}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      data-share={shared.text}
      data-url={shared.url}
    >
      {words.share}
    </a>
  )
}

/** https://faq.whatsapp.com/5913398998672934 */
function whatsAppLink({ text, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`
}
