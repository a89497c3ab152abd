import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('each turn of the event loop does one piece of work, in the order they came', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  inTurn(() => {
    done.push('first')
    inTurn(() => done.push('last'))
  })
  inTurn(() => done.push('second'))
  expect(done).toEqual([])
  await nextTurn()
  expect(done).toEqual(['first'])
  await nextTurn()
  expect(done).toEqual(['first', 'second'])
  await nextTurn()
  expect(done).toEqual(['first', 'second', 'last'])
  inTurn(() => done.push('much later'))
  await nextTurn()
  expect(done.at(-1)).toBe('much later')
})
