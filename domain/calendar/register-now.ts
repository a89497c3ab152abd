export type RegisterNowTable = readonly { event: string; to: string }[]

/** The registration page of an event, found by its exact title. */
export function registerNowFor(
  summary: string | undefined,
  table: RegisterNowTable,
): string | undefined {
  return table.find(({ event }) => event === summary)?.to
}
