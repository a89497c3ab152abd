import { TOOL_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'

type ShareText = {
  /** What is sent before the address. */
  text: string
  url: string
}

/** The script shares by what the device has. Otherwise it is a link to WhatsApp, which nearly everybody here has. */
export function ShareLink({ shared, label }: { shared: ShareText; label: string }) {
  const words = useWords(TOOL_WORDS)
  const { text, url } = shared
  return (
    <a
      className="button button-quiet"
      // https://faq.whatsapp.com/5913398998672934
      href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      data-share={text}
      data-url={url}
    >
      {words.share}
    </a>
  )
}
