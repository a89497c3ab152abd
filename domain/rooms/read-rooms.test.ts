import { expect, test } from 'vitest'
import { MAX_ROOMS, readRooms } from './read-rooms.ts'

const GRACE = {
  building: 'Grace House',
  name: '12',
  beds: 4,
  extraBeds: 1,
  kind: 'women',
  groundFloor: true,
}

test.each([
  ['Grace House\t12\t4\t1\tWomen\tYes'],
  ['Grace House,12,4,1,women,yes'],
  ['Building,Room,Beds,Extra beds,For,Ground floor\nGrace House,12,4,1,women,Y'],
  ['Beds\tRoom\tGround floor\tBuilding\tFor\tExtra beds\r\n4\t12\tyes\tGrace House\tladies\t1'],
  ['\uFEFF\n"Grace  House",12, 4 ,1,female,true\n\n'],
])('%j is one room', (text) => {
  expect(readRooms(text)).toEqual({ rooms: [GRACE], faults: [] })
})

test('what is not said is none, anyone and not on the ground floor', () => {
  const plain = { building: '', extraBeds: 0, kind: 'anyone', groundFloor: false }
  const rooms = [{ ...plain, name: 'Shed', beds: 2 }]
  expect(readRooms(',Shed,2').rooms).toEqual(rooms)
  expect(readRooms('Room,Beds\nShed,2').rooms).toEqual(rooms)
})

test.each([
  ['A,,4', 'no-name', ''],
  [`A,${'x'.repeat(41)},4`, 'long-name', 'x'.repeat(41)],
  [`${'x'.repeat(41)},1,4`, 'long-name', 'x'.repeat(41)],
  ['A,1,four', 'bad-beds', 'four'],
  ['A,1,0', 'bad-beds', '0'],
  ['A,1,-2', 'bad-beds', '-2'],
  ['A,1,2.5', 'bad-beds', '2.5'],
  ['A,1,201', 'bad-beds', '201'],
  ['A,1', 'bad-beds', ''],
  ['A,1,4,some', 'bad-extra-beds', 'some'],
  ['A,1,4,0,pastors', 'bad-kind', 'pastors'],
  ['A,1,4,0,men,maybe', 'bad-floor', 'maybe'],
])('%j is named with its line', (line, fault, text) => {
  const read = readRooms(`A,9,2\n\n${line}`)
  expect(read.faults).toEqual([{ line: 3, fault, text }])
  expect(read.rooms).toHaveLength(1)
})

test('a line with several faults names each', () => {
  expect(readRooms('A,1,x,y,z').faults.map(({ fault }) => fault)).toEqual([
    'bad-beds',
    'bad-extra-beds',
    'bad-kind',
  ])
})

test('a room that stands twice is a fault, also in other capitals', () => {
  expect(readRooms('Grace,1,2\ngrace,1,3').faults).toEqual([{ line: 2, fault: 'twice', text: '1' }])
})

test('more rooms than anybody has are refused', () => {
  const text = Array.from({ length: MAX_ROOMS + 1 }, (_, at) => `A,${at},2`).join('\n')
  expect(readRooms(text).faults).toEqual([{ line: MAX_ROOMS + 1, fault: 'too-many', text: '' }])
})

test('nothing is no room', () => {
  expect(readRooms(' \n\n')).toEqual({ rooms: [], faults: [] })
})
