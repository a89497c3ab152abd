import type { Engine } from '#database/engine/open.ts'

/** What the engines write differently, for this many registrations. */
export type Sql = {
  count: number
  /** Spread, because real ids are random and don't come in the order of time. */
  id: (number: string) => string
  /** The moment at which the registration with this number came. */
  moment: (number: string) => string
  joined: (text: string) => string
  /** Tells the planner how large the temporary tables are. */
  analyse: string
}

/** The newest registration came just now, and each of the others five minutes before the next. */
export function sqlOf(engine: Engine, count: number): Sql {
  const first = Math.floor(Date.now() / 1_000) - count * SECONDS_BETWEEN
  const seconds = (number: string) => `${first} + ${number} * ${SECONDS_BETWEEN}`
  return engine === 'sqlite'
    ? {
        count,
        id: (number) => `printf('%08x-0000-4000-8000-%012x', ${spread(number)}, ${number})`,
        moment: (number) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds(number)}, 'unixepoch')`,
        joined: (text) => `group_concat(${text}, ' ')`,
        analyse: 'select 1',
      }
    : {
        count,
        id: (number) =>
          `(lpad(to_hex(${spread(number)}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))`,
        moment: (number) =>
          `to_char(to_timestamp(${seconds(number)}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        joined: (text) => `string_agg(${text}, ' ')`,
        analyse: 'analyze',
      }
}

const SECONDS_BETWEEN = 290

function spread(number: string): string {
  return `((${number} * 2654435761) % 4294967296)`
}
