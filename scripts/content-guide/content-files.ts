import { cellsSchema } from '#content-model/schema/cells.ts'
import { churchSchema } from '#content-model/schema/church/church.ts'
import { givingSchema } from '#content-model/schema/church/giving.ts'
import { conferencesSchema } from '#content-model/schema/conferences/conferences.ts'
import { lettersSchema } from '#content-model/schema/conferences/letters.ts'
import { registerNowSchema } from '#content-model/schema/conferences/register-now.ts'
import type { Schema } from '#content-model/schema/fields-of.ts'
import { homeSchema } from '#content-model/schema/home.ts'
import { pageSchema } from '#content-model/schema/page.ts'
import { policySchema } from '#content-model/schema/policy.ts'
import { preachersSchema } from '#content-model/schema/preachers.ts'
import { responseSchema } from '#content-model/schema/response.ts'

/** The files of the content folder and their schemas, in the order of the guide. */
export const CONTENT_FILES: { name: string; file: string; schema: Schema }[] = [
  { name: 'church', file: 'church.yaml', schema: churchSchema },
  { name: 'home', file: 'pages/home.yaml', schema: homeSchema },
  { name: 'page', file: 'pages/*.yaml', schema: pageSchema },
  { name: 'cells', file: 'pages/cells.yaml', schema: cellsSchema },
  { name: 'conferences', file: 'conferences.yaml', schema: conferencesSchema },
  { name: 'letters', file: 'letters.yaml', schema: lettersSchema },
  { name: 'register-now', file: 'register-now.yaml', schema: registerNowSchema },
  { name: 'giving', file: 'giving.yaml', schema: givingSchema },
  { name: 'preachers', file: 'preachers.yaml', schema: preachersSchema },
  { name: 'policy', file: 'policy.yaml', schema: policySchema },
  { name: 'response', file: 'response.yaml', schema: responseSchema },
]

/** The name of the schema for a file such as `pages/ewg.yaml`. */
export function schemaNameOf(file: string): string | undefined {
  const exact = CONTENT_FILES.find((each) => each.file === file)
  if (exact) return exact.name
  return file.startsWith('pages/') ? 'page' : undefined
}
