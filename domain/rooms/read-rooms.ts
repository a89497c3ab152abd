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

/** What can be wrong with a line, or with a room that is typed. */
export type RoomFault =
  | 'no-name'
  | 'long-name'
  | 'bad-beds'
  | 'bad-extra-beds'
  | 'bad-kind'
  | 'bad-floor'
  | 'twice'
  | 'too-many'

type RoomColumn = 'building' | 'name' | 'beds' | 'extraBeds' | 'kind' | 'groundFloor'

export type LineFault = { line: number; fault: RoomFault; text: string }

type RoomTexts = Record<RoomColumn, string>

/** Nobody has more, and each is a card of the page. */
export const MAX_ROOMS = 500

/**
 * Reads rooms as they are pasted from a sheet: one a line, cells between tabs or commas. A heading is not
 * needed; where there is one, its columns may be in any order.
 */
export function readRooms(text: string): { rooms: Room[]; faults: LineFault[] } {
  const lines = linesOf(text)
  const heading = columnsOf(lines[0]?.cells ?? [])
  const columns = heading ?? COLUMNS
  const rooms: Room[] = []
  const faults: LineFault[] = []
  const seen = new Set<string>()
  for (const { line, cells } of heading ? lines.slice(1) : lines) {
    const texts = textsOf(cells, columns)
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
  texts: RoomTexts,
): { ok: true; room: Room } | { ok: false; faults: Fault[] } {
  const { building, name } = texts
  const beds = wholeNumber(texts.beds, 1)
  const extraBeds = texts.extraBeds === '' ? 0 : wholeNumber(texts.extraBeds, 0)
  const kind = readKind(texts.kind)
  const groundFloor = readYes(texts.groundFloor)
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

const COLUMNS: readonly RoomColumn[] = [
  ...(['building', 'name', 'beds', 'extraBeds', 'kind', 'groundFloor'] as const),
]

/** Lines with their numbers, without empty ones. */
function linesOf(text: string): { line: number; cells: string[] }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((whole, index) => ({ line: index + 1, cells: cellsOf(whole) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function cellsOf(line: string): string[] {
  const [row] = line.includes('\t') ? [{ fields: line.split('\t') }] : csvRows(line)
  return (row?.fields ?? []).map((cell) => cell.trim().replace(/\s+/g, ' '))
}

/** The columns of a heading; undefined when the line is a room. */
function columnsOf(cells: readonly string[]): (RoomColumn | undefined)[] | undefined {
  const columns = cells.map((cell) => HEADINGS.get(cell.toLowerCase().replace(/[^a-z]/g, '')))
  return columns.includes('name') && columns.includes('beds') ? columns : undefined
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

function textsOf(
  cells: readonly string[],
  columns: readonly (RoomColumn | undefined)[],
): RoomTexts {
  const texts = { building: '', name: '', beds: '', extraBeds: '', kind: '', groundFloor: '' }
  columns.forEach((column, index) => {
    if (column) texts[column] = cells[index] ?? ''
  })
  return texts
}

function wholeNumber(text: string, least: number): number | undefined {
  const number = readTypedNumber(text) ?? -1
  return Number.isInteger(number) && number >= least && number <= MAX_BEDS ? number : undefined
}

function readKind(text: string): RoomKind | undefined {
  const word = text.toLowerCase()
  return ROOM_KINDS.find((kind) => kind === word) ?? OTHER_WORDS.get(word)
}

const OTHER_WORDS: ReadonlyMap<string, RoomKind> = new Map([
  ['', 'anyone'],
  ['any', 'anyone'],
  ['all', 'anyone'],
  ['female', 'women'],
  ['ladies', 'women'],
  ['male', 'men'],
  ['gents', 'men'],
  ['families', 'family'],
])

function readYes(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (['yes', 'y', 'true', '1'].includes(word)) return true
  return ['no', 'n', 'false', '0', ''].includes(word) ? false : undefined
}
