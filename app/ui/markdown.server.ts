import { Marked } from 'marked'

/** Raw HTML in content is shown as it was typed: the office writes words, not markup. */
const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escapeHtml(text) } })

export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
