import type { RouteHandle } from '#app/root.tsx'

/** Two addresses that have no page and show no footer around that answer. */
export const handle: RouteHandle = { hidesFooter: true }

export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NoPage() {
  return null
}
