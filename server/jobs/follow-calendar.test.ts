import { expect, test } from 'vitest'
import { followCalendar } from './follow-calendar.ts'

test('the calendar is followed again and again, also after a failure, until it stops', async () => {
  const done: string[] = []
  const following = followCalendar(
    {
      offers: {
        ready: async () => {
          done.push('ready')
          if (done.length === 1) throw new Error('down')
        },
        refresh: async () => void done.push('refresh'),
      },
      count: (name) => void done.push(name),
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
    1,
  )
  const firstTurns = ['ready', 'calendar.not-followed', 'ready', 'refresh']
  await expect.poll(() => done.slice(0, 4)).toEqual(firstTurns)
  await following.stop()
  const stopped = done.length
  await new Promise((later) => setTimeout(later, 20))
  expect(done).toHaveLength(stopped)
})
