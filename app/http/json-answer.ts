/** A response of the API: JSON that is never cached. */
export function jsonAnswer(body: unknown, { status }: { status: number }): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

export function jsonRefusal(
  status: number,
  errors: readonly { path: string; message: string }[],
): Response {
  return jsonAnswer({ errors }, { status })
}
