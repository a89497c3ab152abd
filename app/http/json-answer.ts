/** Answers of the API: JSON, never kept by a cache. */
export function jsonAnswer(body: unknown, { status }: { status: number }): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

type ApiError = { path: string; message: string }

export function jsonRefusal(status: number, errors: readonly ApiError[]): Response {
  return jsonAnswer({ errors }, { status })
}
