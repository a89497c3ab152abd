import type { Reader } from '#app/services.server.ts'
import { toHtml } from './markdown.server.ts'
import { partLang, withLang } from './part-lang.ts'

/** The consent declaration or the terms of use, as pages and dialogs show them. */
export function policyText(
  reader: Pick<Reader, 'content' | 'englishParts'>,
  part: 'consent' | 'terms',
) {
  const { heading, text } = reader.content.policy[part]
  return withLang({ heading, html: toHtml(text) }, partLang(reader, `policy.${part}`))
}
