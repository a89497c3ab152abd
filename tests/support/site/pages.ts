import { attribute, type Element, elementsIn, fieldsSent, parseHtml } from './html.ts'

/** The first form of a page, or one counted from the end: where it leads, and what a browser would send of it, without the buttons. */
export function formOn(html: string, at = 0) {
  const form = formsIn(html).at(at)
  if (!form) throw new Error('the page has no form')
  return { action: attribute(form, 'action'), fields: Object.fromEntries(textsSent(form)) }
}

/** What the button of this name on the provider's page sends. */
export function outcomeOf(button: string, page: string): string {
  const [, outcome] = new RegExp(`name="outcome" value="([^"]+)"[^>]*>${button}<`).exec(page) ?? []
  if (!outcome) throw new Error(`the page has no button "${button}"`)
  return outcome
}

/** Posts a form as a browser does, and stays where the answer leads away. */
export function postForm(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
}

/** What a browser would send of the last form of a page's content, without the buttons. */
export function fieldsOfLastForm(html: string): Map<string, string> {
  const form = formsIn(html).at(-1)
  return form ? textsSent(form) : new Map()
}

/** The forms of a page that are posted to this address, each as a browser sends it. */
export function formsTo(html: string, address: string): Map<string, string>[] {
  const forms = formsIn(html).filter((form) => attribute(form, 'action') === address)
  return forms.map(textsSent)
}

function formsIn(html: string): Element[] {
  const all = elementsIn(parseHtml(html))
  const main = all.find(({ tagName }) => tagName === 'main')
  return (main ? elementsIn(main) : all).filter(({ tagName }) => tagName === 'form')
}

/** Of a field that is sent twice the site takes the first one. */
function textsSent(form: Element): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of fieldsSent(form)) {
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value)
  }
  return texts
}

export function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
}

/** What the main part of a page says, on one line, also what is folded away. */
export function wordsIn(html: string): string {
  return plain(mainOf(html))
}

/** The main part of a page, without the navigation, the footer and its dialogs. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

export function wordsOf(name: string, html: string): string | undefined {
  return allWordsOf(name, html)[0]
}

export function allWordsOf(name: string, html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))
  return [...elements].map(([, inside = '']) => plain(inside))
}

function plain(html: string): string {
  const words = html.replaceAll(/<!--.*?-->|<wbr\/?>/gs, '').replaceAll(/<[^>]*>/g, ' ')
  return unescaped(words).replaceAll(/\s+/g, ' ').trim()
}
