/** Reads the hand-off form of a page. */
export function formIn(html: string): { action: string; fields: Record<string, string> } {
  const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(html) ?? []
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return { action, fields: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])) }
}
