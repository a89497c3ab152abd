import type { RouteHandle } from '#app/root.tsx'

/** Two addresses without a page, whose 404 has no footer. */
export const handle: RouteHandle = { hidesFooter: true }

export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NoPage() {
  return null
}
