import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testFolder } from '#tests/support/site/folder.ts'
import { createLastGood, type LastGoodParts } from './last-good.ts'

function trial(options: Partial<LastGoodParts<string>> = {}) {
  const folder = options.folder ?? path.join(testFolder(), 'x')
  const counts: string[] = []
  let moment = Date.parse('2026-06-10T09:30:00+05:30')
  let asked = 0
  let answer: () => Promise<string> = async () => 'first'
  const lastGood = createLastGood({
    name: 'trial',
    folder,
    schema: v.string(),
    max: 3,
    now: () => new Date(moment),
    log: { warn: (event) => counts.push(event), error: (event) => counts.push(event) },
    count: (name) => counts.push(name),
    waitMs: 20,
    ...options,
  })
  return {
    lastGood,
    folder,
    counts,
    read(key = 'key') {
      return lastGood.read(key, () => {
        asked += 1
        return answer()
      })
    },
    asked: () => asked,
    answers(with_: () => Promise<string>) {
      answer = with_
    },
    passMinutes(minutes: number) {
      moment += minutes * 60_000
    },
  }
}

const never = () => new Promise<string>(() => {})
const failing = () => Promise.reject(new Error('down'))

test('the first answer is waited for, shared by all who ask meanwhile, and then reused', async () => {
  const { read, asked } = trial()
  await Promise.all(Array.from({ length: 20 }, () => read()))
  expect(await read()).toMatchObject({ ok: true, value: 'first', late: false })
  expect(asked()).toBe(1)
})

test('after a restart the kept answer is shown only if no newer one comes in time', async () => {
  const before = trial()
  await before.read()
  await before.lastGood.settle()
  const { folder } = before
  const current = trial({ folder, waitsForNews: true })
  current.answers(async () => 'second')
  expect(await current.read()).toMatchObject({ value: 'second' })
  const slow = trial({ folder, waitsForNews: true })
  slow.answers(never)
  expect(await slow.read()).toMatchObject({ ok: true })
  const down = trial({ folder, waitsForNews: true })
  down.answers(failing)
  expect(await down.read()).toMatchObject({ ok: true, late: true })
})

test('an answer that comes after the timeout is there for the next reader', async () => {
  const { read, answers, lastGood } = trial()
  const slow = Promise.withResolvers<string>()
  answers(() => slow.promise)
  expect(await read()).toMatchObject({ ok: false })
  slow.resolve('late')
  await lastGood.settle()
  expect(await read()).toMatchObject({ ok: true, value: 'late' })
})

test('a stale answer is returned at once and refreshed in the background', async () => {
  const { read, answers, asked, passMinutes, lastGood } = trial()
  await read()
  answers(async () => 'second')
  passMinutes(4.9)
  await read()
  expect(asked()).toBe(1)
  passMinutes(0.1)
  expect(await read()).toMatchObject({ value: 'first', late: false })
  await lastGood.settle()
  expect(await read()).toMatchObject({ value: 'second' })
})

test('an answer is refreshed after the clock was set back', async () => {
  const { read, asked, answers, passMinutes, lastGood } = trial()
  await read()
  answers(async () => 'second')
  passMinutes(-600)
  await read()
  await lastGood.settle()
  expect(asked()).toBe(2)
  expect(await read()).toMatchObject({ value: 'second' })
})

test('with an earlier answer nobody waits for a provider that hangs', async () => {
  const { read, answers, passMinutes } = trial({ waitMs: 60_000 })
  await read()
  answers(never)
  passMinutes(10)
  expect(await read()).toMatchObject({ ok: true, value: 'first' })
})

test('after a failure the last good answer is returned as late, and the failure counted', async () => {
  const { read, answers, passMinutes, lastGood, counts } = trial()
  await read()
  answers(failing)
  passMinutes(10)
  await read()
  await lastGood.settle()
  expect(await read()).toMatchObject({ ok: true, value: 'first', late: true })
  expect(counts).toEqual(['trial.failed', 'trial-failed'])
})

test('after a failure the provider is not asked again for some seconds', async () => {
  const { read, answers, asked, passMinutes, lastGood } = trial()
  answers(failing)
  expect(await read()).toMatchObject({ ok: false })
  expect(await read()).toMatchObject({ ok: false })
  expect(asked()).toBe(1)
  answers(async () => 'back')
  passMinutes(0.1)
  expect(await read()).toMatchObject({ ok: true, value: 'back', late: false })
  await lastGood.settle()
})

test('answers survive a restart and are refreshed at once', async () => {
  const before = trial()
  await before.read()
  await before.lastGood.settle()
  const after = trial({ folder: before.folder })
  after.answers(failing)
  expect(await after.read()).toMatchObject({ ok: true, value: 'first', late: false })
  await after.lastGood.settle()
  expect(await after.read()).toMatchObject({ ok: true, value: 'first', late: true })
  expect(await after.lastGood.stored()).toEqual(['first'])
})

test.each([
  ['half a JSON', '{"key":"key","readAt":1,"val'],
  ['another shape', '{"key":"key","readAt":1,"value":{"old":true}}'],
  ['another key', '{"key":"other","readAt":1,"value":"wrong"}'],
])('a file with %s is ignored', async (_, text) => {
  const before = trial()
  await before.read()
  await before.lastGood.settle()
  const [file = ''] = readdirSync(before.folder)
  writeFileSync(path.join(before.folder, file), text)
  const after = trial({ folder: before.folder })
  after.answers(async () => 'asked')
  expect(await after.read()).toMatchObject({ ok: true, value: 'asked' })
})

test('old answers are dropped from memory and from disk', async () => {
  const { read, lastGood, folder, asked } = trial()
  for (const key of ['a', 'b', 'c', 'd', 'e']) await read(key)
  await lastGood.settle()
  expect(readdirSync(folder)).toHaveLength(3)
  await read('e')
  expect(asked()).toBe(5)
})

test('a folder that can’t be written is counted, and answers are still returned', async () => {
  const { read, lastGood, counts } = trial({ folder: '/dev/null/x' })
  expect(await read()).toMatchObject({ ok: true, value: 'first' })
  await lastGood.settle()
  expect(counts).toContain('trial-not-kept')
})
