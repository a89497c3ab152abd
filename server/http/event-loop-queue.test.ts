import { expect, test } from 'vitest'
import { createEventLoopQueue } from './event-loop-queue.ts'

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('each turn of the event loop runs one piece of work, in order', async () => {
  const queue = createEventLoopQueue()
  const done: string[] = []
  queue(() => {
    done.push('first')
    queue(() => done.push('last'))
  })
  queue(() => done.push('second'))
  expect(done).toEqual([])
  await nextTurn()
  expect(done).toEqual(['first'])
  await nextTurn()
  expect(done).toEqual(['first', 'second'])
  await nextTurn()
  expect(done).toEqual(['first', 'second', 'last'])
  queue(() => done.push('much later'))
  await nextTurn()
  expect(done.at(-1)).toBe('much later')
})
