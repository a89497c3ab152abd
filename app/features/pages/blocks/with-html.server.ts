import { optionalHtml, toHtml } from '#app/ui/text/markdown.server.ts'

/** Replaces the Markdown in `text` by its HTML. */
export function withHtml<Part extends { text: string }>({ text, ...others }: Part) {
  return { ...others, html: toHtml(text) }
}

/** Replaces the Markdown in `intro`, if there is one, by its HTML. */
export function withIntro<Part extends { intro?: string | undefined }>({ intro, ...others }: Part) {
  return { ...others, html: optionalHtml(intro) }
}
