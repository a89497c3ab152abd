import { lexer, walkTokens } from 'marked'

/**
 * Every address in a Markdown text, as the renderer understands it: of links, of images and of the
 * definitions that links name, also inside quotations, lists and tables.
 */
export function linksInMarkdown(words: string): string[] {
  // Most texts have none, and reading them as Markdown is slow.
  if (!MAY_LINK.test(words)) return []
  const found: string[] = []
  walkTokens(lexer(words), (token) => {
    if ('href' in token && typeof token.href === 'string') found.push(token.href)
  })
  return found
}

/** Brackets, or an address that is a link by itself. */
const MAY_LINK = /[[<@]|:\/\/|www\./i
