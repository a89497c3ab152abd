import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#content-model/load.ts'
import { readTreeFiles } from '#content-model/tree-files.ts'
import { runOffice } from '../../tests/support/office/command-line.ts'
import { CHURCH, storeFirstVersion } from '../../tests/support/site/church.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testFolder } from '../../tests/support/site/folder.ts'
import { testServices } from '../../tests/support/site/services.ts'

async function exported(...engine: Parameters<typeof testServices>) {
  const services = await storeFirstVersion(await testServices(...engine))
  const folder = path.join(testFolder(), 'out')
  const ended = await runOffice(services, 'content', 'export', folder)
  const edit = (file: string, from: string, to: string) => {
    const whole = path.join(folder, file)
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to))
  }
  return { services, folder, ended, edit }
}

test.each(ENGINES)('an export has the files as they came, on %s', async (engine) => {
  const { folder, ended } = await exported(engine)
  expect(ended).toMatchObject({ code: 0 })
  expect(readTreeFiles(folder)).toEqual(readTreeFiles(CHURCH))
  expect(loadContent(folder).ok).toBe(true)
})

test.each(ENGINES)('an import is the next version and is shown, on %s', async (engine) => {
  const { services, folder, edit } = await exported(engine)
  edit('church.yaml', 'Hillside Fellowship Mysore', 'Lakeside')
  mkdirSync(path.join(folder, 'photos'))
  writeFileSync(path.join(folder, 'photos/hall.jpg'), Buffer.from([1, 0, 255]))
  const ended = await runOffice(services, 'content', 'import', folder, '--why', 'We moved')
  expect(ended).toEqual({ code: 0, said: 'Published as version 2.' })
  expect(services.content.church.name).toBe('Lakeside')
  const again = path.join(testFolder(), 'again')
  await runOffice(services, 'content', 'export', again)
  expect(readFileSync(path.join(again, 'photos/hall.jpg'))).toEqual(Buffer.from([1, 0, 255]))
  const { said } = await runOffice(services, 'content', 'versions')
  expect(said).toContain('command line  We moved\n   church.yaml, photos/hall.jpg')
})

test('an import with a mistake names it and publishes nothing', async () => {
  const { services, folder, edit } = await exported()
  edit('church.yaml', 'shortName:', 'shortNam:')
  const ended = await runOffice(services, 'content', 'import', folder)
  expect(ended.code).toBe(1)
  expect(ended.said).toContain('church.yaml:4:1  shortNam  is not known here')
  expect(services.live.version().number).toBe(1)
})

test('an export never overwrites files', async () => {
  const { services, folder } = await exported()
  const { code, said } = await runOffice(services, 'content', 'export', folder)
  expect([code, said]).toEqual([2, `${folder} is not empty. Nothing was written.`])
})
