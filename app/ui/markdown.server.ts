import { Marked } from 'marked'

/** Raw HTML in content is shown as it was typed: the office writes words, not markup. */
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escapeHtml(text) } })

export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** For words that may be left out. */
export function optionalHtml(markdown: string | undefined): string | undefined {
  return markdown === undefined ? undefined : toHtml(markdown)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
