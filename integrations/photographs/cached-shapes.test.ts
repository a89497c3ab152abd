import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#tests/support/site/folder.ts'
import { cacheShapes } from './cached-shapes.ts'
import type { PhotographShape } from './port.ts'

const SHAPE: PhotographShape = { width: 800, height: 320, kind: 'avif' }
const PHOTO = Buffer.from('a photograph')

/** A server whose pictures have 100 bytes, and what it has made. */
function serverWith(folder: string, maxBytes?: number) {
  const made: string[] = []
  const errors: string[] = []
  const photographs = cacheShapes({
    photographs: {
      take: async (bytes) => ({ ok: true, bytes }),
      shape: async (bytes, { width }) => {
        made.push(`${bytes} ${width}`)
        return Buffer.alloc(100, String(bytes))
      },
    },
    folder,
    log: { warn: () => {}, error: (event) => void errors.push(event) },
    ...(maxBytes !== undefined && { maxBytes }),
  })
  return { shape: photographs.shape, made, errors }
}

test('after a restart no picture is made again', async () => {
  const folder = path.join(testFolder(), 'photographs')
  const first = serverWith(folder)
  const picture = await first.shape(PHOTO, SHAPE)
  expect(first.made).toEqual(['a photograph 800'])
  const second = serverWith(folder)
  expect(await second.shape(PHOTO, SHAPE)).toEqual(picture)
  expect(second.made).toEqual([])
})

test('another size, format or photograph is another picture', async () => {
  const { shape, made } = serverWith(testFolder())
  for (const other of [SHAPE, { ...SHAPE, width: 400 }, { ...SHAPE, kind: 'webp' as const }]) {
    await shape(PHOTO, other)
  }
  await shape(Buffer.from('another'), SHAPE)
  expect(made).toHaveLength(4)
})

test('what was used longest ago is deleted when the folder is full', async () => {
  const folder = testFolder()
  const { shape, made } = serverWith(folder, 250)
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15))
  for (const name of ['one', 'two', 'one', 'three']) {
    await shape(Buffer.from(name), SHAPE)
    await pause()
  }
  expect(readdirSync(folder)).toHaveLength(2)
  await shape(Buffer.from('one'), SHAPE)
  expect(made).toEqual(['one 800', 'two 800', 'three 800'])
})

test('an empty file of a power failure is made again', async () => {
  const folder = testFolder()
  await serverWith(folder).shape(PHOTO, SHAPE)
  const [file = ''] = readdirSync(folder)
  writeFileSync(path.join(folder, file), '')
  const { shape, made } = serverWith(folder)
  expect(await shape(PHOTO, SHAPE)).toHaveLength(100)
  expect(made).toHaveLength(1)
})

test('a picture that can’t be kept is served all the same', async () => {
  const file = path.join(testFolder(), 'no-folder')
  writeFileSync(file, '')
  const { shape, errors } = serverWith(path.join(file, 'photographs'))
  expect(await shape(PHOTO, SHAPE)).toHaveLength(100)
  expect(errors).toEqual(['photograph-not-kept'])
})
