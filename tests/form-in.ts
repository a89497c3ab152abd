/** Reads the hand-off form of a page. */
export function formIn(html: string): { action: string; fields: Record<string, string> } {
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
