import { localPath } from '#app/local-path.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { hasLanguages } from '#app/ui/site-link.tsx'
import type { Language } from '#domain/language.ts'
import type { PartLang } from './part-lang.ts'

export function HtmlText({ html, lang }: { html: string; lang?: PartLang }) {
  const own = withLocalLinks(html, useLanguage())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own content, with raw HTML escaped
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: own }} />
}

/** Links to pages of ours stay in the language of the page. */
export function withLocalLinks(html: string, language: Language): string {
  if (language === 'en') return html
  return html.replaceAll(/ href="(\/[^"]*)"/g, (link, to) =>
    hasLanguages(to) ? ` href="${localPath(language, to)}"` : link,
  )
}
