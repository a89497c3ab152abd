import { unescaped } from '../sent-by-browser.ts'

/** What the main part of a page says, on one line, also what is folded away. */
export function wordsIn(html: string): string {
  return plain(mainOf(html))
}

/** The main part of a page, without the navigation, the footer and its dialogs. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** What the first element of this name says, such as `h1`. */
export function wordsOf(name: string, html: string): string | undefined {
  return allWordsOf(name, html)[0]
}

/** What each element of this name says. */
export function allWordsOf(name: string, html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))
  return [...elements].map(([, inside = '']) => plain(inside))
}

function plain(html: string): string {
  const words = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, ' ')
  return unescaped(words).replaceAll(/\s+/g, ' ').trim()
}
