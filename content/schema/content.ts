import * as v from 'valibot'
import { churchSchema } from './church.ts'
import { conferencesSchema } from './conferences.ts'
import { givingSchema } from './giving.ts'
import { pagesSchema } from './pages.ts'
import { policySchema } from './policy.ts'
import { preachersSchema } from './preachers.ts'
import { registerNowSchema } from './register-now.ts'

/** The whole folder as one value: `church.yaml` is `church`, `pages/ewg.yaml` is `pages.ewg`. */
export const contentSchema = v.strictObject({
  church: churchSchema,
  conferences: conferencesSchema,
  giving: givingSchema,
  pages: pagesSchema,
  policy: policySchema,
  preachers: preachersSchema,
  'register-now': registerNowSchema,
})

export type Content = v.InferOutput<typeof contentSchema>
