/** What a page gets of a provider: an answer, be it an older one, or why there has never been one. */
export type Reading<Value> =
  | {
      ok: true
      value: Value
      readAt: number
      /** The provider has not been able to say it again for a while. */
      late: boolean
    }
  | { ok: false; error: unknown }
