/** The fields of a body, whether it is a form or a flat JSON object. */
export async function bodyFields(request: Request): Promise<URLSearchParams> {
  const text = await request.text()
  const type = request.headers.get('content-type') ?? ''
  return new URLSearchParams(type.includes('json') ? jsonFields(text) : text)
}

function jsonFields(text: string): Record<string, string> {
  const entries = Object.entries(Object(parsed(text)))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Text that is not JSON has no fields, so the caller reports the missing ones. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
