import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'

type Text = { heading: string; html: string; lang?: PartLang }

/** The declaration and the terms, as a dialog shows them. */
export function ConsentTexts({ consent, terms }: { consent: Text; terms: Text }) {
  return (
    <>
      <h3 lang={consent.lang}>{consent.heading}</h3>
      <HtmlText html={consent.html} lang={consent.lang} />
      <h3 lang={terms.lang}>{terms.heading}</h3>
      <HtmlText html={terms.html} lang={terms.lang} />
    </>
  )
}
