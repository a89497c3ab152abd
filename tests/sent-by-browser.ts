/** What a browser would send of the last form of a page's content, without the buttons. Line ends are sent as CRLF. */
export function sentByBrowser(html: string): Map<string, string> {
  const content = html.slice(0, html.lastIndexOf('</main>'))
  const form = content.slice(content.lastIndexOf('<form'), content.lastIndexOf('</form>'))
  const sent = new Map<string, string>()
  const controls =
    /<input\b[^>]*>|<textarea\b([^>]*)>([^<]*)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/g
  for (const [whole, area, words, select, options] of form.matchAll(controls)) {
    if (area !== undefined) sent.set(nameIn(area), unescaped(words ?? ''))
    else if (select !== undefined) sent.set(nameIn(select), chosenIn(options ?? ''))
    else if (isSent(whole)) sent.set(nameIn(whole), unescaped(attribute(whole, 'value') ?? ''))
  }
  return new Map([...sent].map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]))
}

function isSent(input: string): boolean {
  const type = attribute(input, 'type')
  return type !== 'file' && (type !== 'checkbox' || / checked(=""|\b)/.test(input))
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
