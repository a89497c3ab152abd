import { csvRows } from '../csv.ts'
import { readTypedNumber } from '../typed-number.ts'
import {
  LONGEST_ROOM_NAME,
  MAX_BEDS,
  ROOM_KINDS,
  type Room,
  type RoomKind,
  roomKey,
} from './room.ts'

export type RoomFault =
  | 'no-name'
  | 'long-name'
  | 'bad-beds'
  | 'bad-extra-beds'
  | 'bad-kind'
  | 'bad-floor'
  | 'twice'
  | 'too-many'

const COLUMNS = ['building', 'name', 'beds', 'extraBeds', 'kind', 'groundFloor'] as const

type RoomColumn = (typeof COLUMNS)[number]

export type LineFault = { line: number; fault: RoomFault; text: string }

/** Nobody has more, and each is a card of the page. */
export const MAX_ROOMS = 500

/**
 * Reads rooms as they are pasted from a sheet: one a line, cells between tabs or commas. A heading is not
 * needed; where there is one, its columns may be in any order.
 */
export function readRooms(text: string): { rooms: Room[]; faults: LineFault[] } {
  const lines = linesOf(text)
  const headings = lines[0]?.cells.map((cell) =>
    HEADINGS.get(cell.toLowerCase().replace(/[^a-z]/g, '')),
  )
  const hasHeading = headings?.includes('name') && headings.includes('beds')
  const columns: readonly (RoomColumn | undefined)[] = (hasHeading && headings) || COLUMNS
  const rooms: Room[] = []
  const faults: LineFault[] = []
  const seen = new Set<string>()
  for (const { line, cells } of hasHeading ? lines.slice(1) : lines) {
    const texts = { building: '', name: '', beds: '', extraBeds: '', kind: '', groundFloor: '' }
    columns.forEach((column, index) => {
      if (column) texts[column] = cells[index] ?? ''
    })
    const read = readRoom(texts)
    const key = roomKey(texts)
    const twice = seen.has(key) ? [{ fault: 'twice', text: texts.name } as const] : []
    seen.add(key)
    const wrong = read.ok ? twice : [...read.faults, ...twice]
    faults.push(...wrong.map(({ fault, text: cell }) => ({ line, fault, text: cell })))
    if (read.ok && twice.length === 0) rooms.push(read.room)
    if (rooms.length > MAX_ROOMS) return { rooms, faults: [{ line, fault: 'too-many', text: '' }] }
  }
  return { rooms, faults }
}

type Fault = { column: RoomColumn; fault: RoomFault; text: string }

/** Reads one room. What is not said is none: no extra beds, anyone, not on the ground floor. */
export function readRoom(
  texts: Record<RoomColumn, string>,
): { ok: true; room: Room } | { ok: false; faults: Fault[] } {
  const { building, name } = texts
  const beds = wholeNumber(texts.beds, 1)
  const extraBeds = texts.extraBeds === '' ? 0 : wholeNumber(texts.extraBeds, 0)
  const kind = KINDS.get(texts.kind.toLowerCase())
  const groundFloor = YES.get(texts.groundFloor.toLowerCase())
  const faults: Fault[] = []
  const wrong = (column: RoomColumn, fault: RoomFault) =>
    void faults.push({ column, fault, text: texts[column] })
  if (name === '') wrong('name', 'no-name')
  if (name.length > LONGEST_ROOM_NAME) wrong('name', 'long-name')
  if (building.length > LONGEST_ROOM_NAME) wrong('building', 'long-name')
  if (beds === undefined) wrong('beds', 'bad-beds')
  if (extraBeds === undefined) wrong('extraBeds', 'bad-extra-beds')
  if (kind === undefined) wrong('kind', 'bad-kind')
  if (groundFloor === undefined) wrong('groundFloor', 'bad-floor')
  const isWhole = faults.length === 0 && beds !== undefined && extraBeds !== undefined
  return isWhole && kind !== undefined && groundFloor !== undefined
    ? { ok: true, room: { building, name, beds, extraBeds, kind, groundFloor } }
    : { ok: false, faults }
}

function linesOf(text: string): { line: number; cells: string[] }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((whole, index) => {
      const [row] = whole.includes('\t') ? [{ fields: whole.split('\t') }] : csvRows(whole)
      const cells = (row?.fields ?? []).map((cell) => cell.trim().replace(/\s+/g, ' '))
      return { line: index + 1, cells }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

const HEADINGS: ReadonlyMap<string, RoomColumn> = new Map([
  ['building', 'building'],
  ['block', 'building'],
  ['house', 'building'],
  ['room', 'name'],
  ['roomno', 'name'],
  ['roomnumber', 'name'],
  ['beds', 'beds'],
  ['extrabeds', 'extraBeds'],
  ['extra', 'extraBeds'],
  ['for', 'kind'],
  ['groundfloor', 'groundFloor'],
  ['ground', 'groundFloor'],
])

function wholeNumber(text: string, least: number): number | undefined {
  const number = readTypedNumber(text) ?? -1
  return Number.isInteger(number) && number >= least && number <= MAX_BEDS ? number : undefined
}

const KINDS: ReadonlyMap<string, RoomKind> = new Map([
  ...ROOM_KINDS.map((kind) => [kind, kind] as const),
  ['', 'anyone'],
  ['any', 'anyone'],
  ['all', 'anyone'],
  ['female', 'women'],
  ['ladies', 'women'],
  ['male', 'men'],
  ['gents', 'men'],
  ['families', 'family'],
])

const YES: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', ''].map((word) => [word, false] as const),
])
