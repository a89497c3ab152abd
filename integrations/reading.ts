/** A provider's answer for a page, perhaps an older one, or the error if there has never been one. */
export type Reading<Value> =
  | {
      ok: true
      value: Value
      readAt: number
      /** The provider has not confirmed it for a while. */
      late: boolean
    }
  | { ok: false; error: unknown }
