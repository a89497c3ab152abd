import { createHash } from 'node:crypto'

/** How a page tells the server which inline scripts are its own. It never leaves the server. */
export const INLINE_SCRIPTS = 'X-Inline-Scripts'

/**
 * Takes the renderer's mark out of a page, and answers the hashes of the scripts that had it. The mark
 * is a nonce that nobody knew before the page was rendered, so a script that got into the page with
 * somebody's words has none. It can't stay: pages are kept, and the next visitor would know it.
 */
export function unmarkScripts(
  marked: string,
  mark: string,
): { html: string; hashes: readonly string[] } {
  const scripts = new RegExp(
    `<script\\b(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script`,
    'gi',
  )
  const sources = [...marked.matchAll(scripts)].map(([, source = '']) => source)
  return {
    html: marked.replaceAll(` nonce="${mark}"`, ''),
    hashes: [...new Set(sources)].map(hashOf),
  }
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}
