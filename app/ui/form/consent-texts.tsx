import { HtmlText } from '#app/ui/text/html-text.tsx'

type Text = { heading: string; html: string }

/** The declaration and the terms, as a dialog shows them. */
export function ConsentTexts({ consent, terms }: { consent: Text; terms: Text }) {
  return (
    <>
      <h3>{consent.heading}</h3>
      <HtmlText html={consent.html} />
      <h3>{terms.heading}</h3>
      <HtmlText html={terms.html} />
    </>
  )
}
