import { data } from 'react-router'
import { askDatabase } from '#workflows/ask-database.ts'
import type { Services } from '#workflows/services.ts'

/**
 * For a page that needs the database. When the database fails, the visitor is told to try again later.
 * All other errors are thrown.
 */
export async function orTryAgainLater<Answer>(
  services: Services,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asked = await askDatabase(services, ask)
  if (asked.ok) return asked.answer
  throw data(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } })
}
