import { createHash } from 'node:crypto'

/** Passes the hashes of a page's own inline scripts on to the listener. Never sent to a browser. */
export const INLINE_SCRIPTS = 'X-Inline-Scripts'

/**
 * Removes the renderer's nonce from a page and returns the hashes of the scripts that had it. Nobody
 * knew the nonce before the page was rendered, so an injected script does not have it. It can't stay in
 * the page: pages are cached, and the next visitor would know it.
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
