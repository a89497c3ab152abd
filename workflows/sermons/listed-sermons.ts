import { isIntegrationError } from '#integrations/integration-error.ts'
import type { SermonLibrary, SermonListPage } from '#integrations/sermons/port.ts'

export type ListedSermons =
  | ({ ok: true; late: boolean } & SermonListPage)
  /** `said` is the provider's error message as plain text, if it gave one. */
  | { ok: false; problem: 'provider-down'; said: string | undefined }

type Reading = Awaited<ReturnType<SermonLibrary['read']>>

export function listedOf(reading: Reading): ListedSermons {
  if (reading.ok) return { ok: true, late: reading.late, ...reading.value }
  return { ok: false, problem: 'provider-down', said: saidBy(reading.error) }
}

/** The provider's error message as plain text, if it gave one. */
export function saidBy(error: unknown): string | undefined {
  return isIntegrationError(error) ? error.said : undefined
}
