/** The fields of a body, whether it is a form or a flat JSON object. Text that is not JSON has none. */
export async function bodyFields(request: Request): Promise<URLSearchParams> {
  const text = await request.text()
  if (!request.headers.get('content-type')?.includes('json')) return new URLSearchParams(text)
  try {
    const fields = Object.entries(Object(JSON.parse(text)))
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
  } catch (error) {
    if (error instanceof SyntaxError) return new URLSearchParams()
    throw error
  }
}
