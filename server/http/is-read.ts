/** Whether a request only reads: GET, or HEAD, which is GET without a body. */
export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD'
}
