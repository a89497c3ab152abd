import { useHref } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import { DATA_NOTICE_WORDS } from '#words/forms.ts'

type Text = { heading: string; html: string; lang?: PartLang }

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

export function DataNotice({ form, email }: { form: 'registration' | 'gift'; email: string }) {
  const policy = useHref('/policy')
  const words = useWords(DATA_NOTICE_WORDS)
  return (
    <p className="field-help data-notice">
      {words[form]} <Filled text={words.writeTo} email={<a href={`mailto:${email}`}>{email}</a>} />{' '}
      <Filled text={words.more} policy={<a href={policy}>{words.policy}</a>} />
    </p>
  )
}
