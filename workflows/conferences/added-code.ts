import { rawCodes } from '#content-model/editing/conferences/edit-conferences.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { readVersionFile } from '../content/read-version.ts'
import type { Services } from '../services.ts'
import { CONFERENCES } from './changed-files.ts'

/** The code of the date that a version has added. */
export async function addedCode({ db }: Services, version: number): Promise<string | undefined> {
  const [before, after] = await Promise.all(
    [version - 1, version].map(async (number) =>
      rawCodes(yamlValue((await readVersionFile(db, number, CONFERENCES)) ?? '')),
    ),
  )
  return after?.find((code) => !before?.includes(code))
}
