export type RegisterNowTable = readonly { event: string; to: string }[]

/** Where to register for an event: by its exact title, letter by letter. */
export function registerNowFor(
  summary: string | undefined,
  table: RegisterNowTable,
): string | undefined {
  return table.find(({ event }) => event === summary)?.to
}
