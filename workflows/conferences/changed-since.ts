import { listVersions, type StoredVersion } from '#database/content/content-versions.ts'
import type { Services } from '../services.ts'
import { CONFERENCES } from './changed-files.ts'

const MOST = 100

/** Who has published the conferences since a version, the newest first. */
export async function changedSince({ db }: Services, version: number): Promise<StoredVersion[]> {
  const versions = await listVersions(db, MOST)
  return versions.filter(({ number, changed }) => number > version && changed.includes(CONFERENCES))
}
