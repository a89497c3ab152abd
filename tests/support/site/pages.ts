/** Reads the hand-off form of a page. */
export function handOffForm(html: string): { action: string; fields: Record<string, string> } {
  const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(html) ?? []
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return { action, fields: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])) }
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

/** What a browser would send of the last form of a page's content, without the buttons. Line ends are sent as CRLF. */
export function fieldsOfLastForm(html: string): Map<string, string> {
  const content = html.slice(0, html.lastIndexOf('</main>'))
  const form = content.slice(content.lastIndexOf('<form'), content.lastIndexOf('</form>'))
  const sent = new Map<string, string>()
  // Of a field that is sent twice the site takes the first one.
  const send = (name: string, value: string) => sent.has(name) || sent.set(name, value)
  const controls =
    /<input\b[^>]*>|<textarea\b([^>]*)>([^<]*)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/g
  for (const [whole, area, words, select, options] of form.matchAll(controls)) {
    if (area !== undefined) send(nameIn(area), unescaped(words ?? ''))
    else if (select !== undefined) send(nameIn(select), chosenIn(options ?? ''))
    else if (isSent(whole)) send(nameIn(whole), unescaped(attribute(whole, 'value') ?? ''))
  }
  return new Map([...sent].map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]))
}

function isSent(input: string): boolean {
  const type = attribute(input, 'type')
  const isAlwaysSent = type !== 'checkbox' && type !== 'radio'
  return type !== 'file' && (isAlwaysSent || / checked(=""|\b)/.test(input))
}

function nameIn(tag: string): string {
  return unescaped(attribute(tag, 'name') ?? '')
}

function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option([^>]*)>([^<]*)<\/option>/g)]
  const chosen = all.find(([, tag]) => / selected/.test(tag ?? '')) ?? all[0]
  const [, tag = '', words = ''] = chosen ?? []
  return unescaped(attribute(tag, 'value') ?? words)
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}

/** The text that this part of a page stands for. */
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
  const words = html.replaceAll(/<!--.*?-->|<wbr\/?>/gs, '').replaceAll(/<[^>]*>/g, ' ')
  return unescaped(words).replaceAll(/\s+/g, ' ').trim()
}
