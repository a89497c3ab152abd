export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

export function jsonRefusal(status: number, message: string, path = ''): Response {
  return jsonAnswer(status, { errors: [{ path, message }] })
}
