import * as v from 'valibot'
import type { Schema } from '#content-model/schema/fields-of.ts'
import type { TypedAs } from '#content-model/schema/typed-as.ts'

/** What a schema says about its field besides its words: see `typed-as.ts` and `described.ts`. */
export type ShownAs = TypedAs & {
  choices?: Readonly<Record<string, string>>
  none?: string
}

export function shownAs(schema: Schema): ShownAs {
  return v.getMetadata(schema)
}
