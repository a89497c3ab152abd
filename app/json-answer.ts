/** Answers of the API: JSON, never kept by a cache. */
export function jsonAnswer(body: unknown, init: { status: number; allow?: string }): Response {
  return Response.json(body, {
    status: init.status,
    headers: { 'Cache-Control': 'no-store', ...(init.allow && { Allow: init.allow }) },
  })
}

export type ApiError = { path: string; message: string }

export function jsonRefusal(status: number, errors: readonly ApiError[]): Response {
  return jsonAnswer({ errors }, { status })
}

export function wrongMethod(allow: string): Response {
  const message = `Only ${allow} is answered here.`
  return jsonAnswer({ errors: [{ path: '', message }] }, { status: 405, allow })
}
