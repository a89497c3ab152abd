import { lexer, walkTokens } from 'marked'

/**
 * Every address in a Markdown text, as the renderer understands it: of links, of images and of the
 * definitions that links name, also inside quotations, lists and tables.
 */
export function linksInMarkdown(words: string): string[] {
  const found: string[] = []
  walkTokens(lexer(words), (token) => {
    if ('href' in token && typeof token.href === 'string') found.push(token.href)
  })
  return found
}
