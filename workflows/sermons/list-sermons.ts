import { isIntegrationError } from '#integrations/integration-error.ts'
import type { SermonListing, SermonPage } from '#integrations/sermons/port.ts'
import type { Services } from '#workflows/services.ts'

export type ListedSermons =
  | ({ ok: true; late: boolean } & SermonPage)
  /** `said` is the provider's error message as plain text, if it gave one. */
  | { ok: false; problem: 'provider-down'; said: string | undefined }

/** One page of sermons: all, by a preacher's tag, or by search words. */
export async function listSermons(
  { sermons }: Pick<Services, 'sermons'>,
  listing: SermonListing,
): Promise<ListedSermons> {
  const reading = await sermons.read(listing)
  if (reading.ok) return { ok: true, late: reading.late, ...reading.value }
  const { error } = reading
  const said = isIntegrationError(error) ? error.said : undefined
  return { ok: false, problem: 'provider-down', said }
}
