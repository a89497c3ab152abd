import { PERSON_FIELDS } from '#domain/registration/person.ts'

type Fields = Readonly<Record<string, string>>

type Row = Record<string, string>

/** One more than a party may have, so that too many are noticed. */
const MAX_ROWS = 6

const OPENED = 'opened.'

/** The hidden fields with which a form of corrections says what it was opened with. */
export function openedFields(stored: Fields): Fields {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [`${OPENED}${name}`, value]),
  )
}

export function isOpenedField(name: string): boolean {
  return name.startsWith(OPENED)
}

/**
 * Keeps what was typed differently from what the form was opened with, and takes all else from what is stored now: so
 * nobody overwrites what others have changed meanwhile. A form that doesn't say was opened now.
 */
export function rebaseCorrection(typed: Fields, now: Fields): Fields {
  const opened = openedIn(typed) ?? now
  const choices = Object.keys(typed).filter((name) => !/^(opened\.|persons\[)/.test(name))
  const chosen = choices.map((name) => [name, pick(name, { typed, opened, now })])
  const rows = mergeRows({ typed: rowsOf(typed), opened: rowsOf(opened), now: rowsOf(now) })
  return { ...Object.fromEntries(chosen), ...toFields(rows), ...openedFields(now) }
}

export function countRows(typed: Fields): number {
  return rowsOf(typed).length
}

/** A row in which nothing is typed is nobody. */
export function typedRows(typed: Fields): number[] {
  return [...Array(MAX_ROWS).keys()].filter((row) =>
    PERSON_FIELDS.some(({ name }) => typed[`persons[${row}].${name}`]?.trim()),
  )
}

function openedIn(typed: Fields): Fields | undefined {
  const own = Object.entries(typed).filter(([name]) => isOpenedField(name))
  if (own.length === 0) return undefined
  return Object.fromEntries(own.map(([name, value]) => [name.slice(OPENED.length), value]))
}

type Versions<Each> = { typed: Each; opened: Each; now: Each }

function pick(name: string, { typed, opened, now }: Versions<Fields>): string {
  const [value = '', stored] = [typed[name], now[name]]
  return stored !== undefined && value === opened[name] ? stored : value
}

/** By position. Who was added meanwhile is there too, and who was removed meanwhile is not. */
function mergeRows({ typed, opened, now }: Versions<Row[]>): Row[] {
  const own = typed.flatMap((row) => {
    if (!row.position) return Object.values(row).some((value) => value.trim() !== '') ? [row] : []
    const [before, stored] = [at(opened, row), at(now, row)]
    if (stored) return [mergeRow({ typed: row, opened: before ?? {}, now: stored })]
    const isUnchanged =
      before && Object.entries(before).every(([name, value]) => row[name] === value)
    return isUnchanged ? [] : [row]
  })
  const added = now.filter((row) => !at(typed, row) && !at(opened, row))
  // In the order that they have now: the first one pays. Whoever is new comes last.
  const place = ({ position }: Row) => {
    const found = now.findIndex((row) => row.position === position)
    return found < 0 ? now.length : found
  }
  return [...own, ...added].sort((one, other) => place(one) - place(other))
}

function mergeRow(versions: Versions<Row>): Row {
  const names = Object.keys(versions.typed)
  return Object.fromEntries(names.map((name) => [name, pick(name, versions)]))
}

function at(rows: readonly Row[], { position }: Row): Row | undefined {
  return rows.find((row) => row.position === position)
}

function rowsOf(fields: Fields): Row[] {
  const rows = Array.from({ length: MAX_ROWS }, (): Row => ({}))
  for (const [name, value] of Object.entries(fields)) {
    const [, index = '', field = ''] = /^persons\[(\d)\]\.(\w+)$/.exec(name) ?? []
    const row = rows[Number(index)]
    if (field && row) row[field] = value
  }
  return rows.filter((row) => Object.keys(row).length > 0)
}

function toFields(rows: readonly Row[]): Fields {
  const fields = rows.flatMap((row, index) =>
    Object.entries(row).map(([field, value]) => [`persons[${index}].${field}`, value]),
  )
  return Object.fromEntries(fields)
}
