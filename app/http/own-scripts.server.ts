import { createHash } from 'node:crypto'

/** Passes the hashes of a page's own inline scripts on to the listener. Never sent to a browser. */
export const INLINE_SCRIPTS = 'X-Inline-Scripts'

/**
 * Nobody knew the nonce before the page was rendered, so an injected script does not have it. It can't stay in the
 * page: pages are cached, and the next visitor would know it.
 */
export function unmarkScripts(
  marked: string,
  mark: string,
): { html: string; hashes: readonly string[] } {
  const sources = marked
    .split(/<script\b/i)
    .slice(1)
    .filter((script) => {
      const attributes = script.slice(0, script.indexOf('>'))
      // A file needs no hash.
      return attributes.includes(` nonce="${mark}"`) && !/\ssrc=/i.test(attributes)
    })
    .map((script) => script.slice(script.indexOf('>') + 1).split(/<\/script/i, 1)[0] ?? '')
  const hashOf = (source: string) => createHash('sha256').update(source).digest('base64')
  return {
    html: marked.replaceAll(` nonce="${mark}"`, ''),
    hashes: [...new Set(sources)].map((source) => `sha256-${hashOf(source)}`),
  }
}
