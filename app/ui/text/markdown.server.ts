import { Marked } from 'marked'
import type { Reader } from '#app/services.server.ts'
import { isAllowedLink } from '#domain/plain-text.ts'
import { unbroken } from '#domain/unbroken.ts'
import { partLang, withLang } from './part-lang.ts'

/**
 * Raw HTML is shown as text. Of a link that is not allowed only the words are shown, as in the preview of a draft.
 */
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      return isAllowedLink(href) ? false : this.parser.parseInline(tokens)
    },
    image: ({ href, text }) => (isAllowedLink(href) ? false : escapeHtml(text)),
  },
})

/** Converts each text once, because the content does not change while the site runs. */
export function toHtml(markdown: string): string {
  const known = made.get(markdown)
  if (known !== undefined) return known
  const html = unbroken(marked.parse(markdown, { async: false }))
  if (made.size < MAX_MADE) made.set(markdown, html)
  return html
}

const made = new Map<string, string>()
const MAX_MADE = 2_000

export function optionalHtml(markdown: string | undefined): string | undefined {
  return markdown === undefined ? undefined : toHtml(markdown)
}

export function withHtml<Part extends { text: string }>({ text, ...others }: Part) {
  return { ...others, html: toHtml(text) }
}

export function withIntro<Part extends { intro?: string | undefined }>({ intro, ...others }: Part) {
  return { ...others, html: optionalHtml(intro) }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function policyText(
  reader: Pick<Reader, 'content' | 'englishParts'>,
  part: 'consent' | 'terms',
) {
  const { heading, text } = reader.content.policy[part]
  return withLang({ heading, html: toHtml(text) }, partLang(reader, `policy.${part}`))
}
