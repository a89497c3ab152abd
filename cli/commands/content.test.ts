import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { loadContent, readTreeFiles } from '#content-model/tree-files.ts'
import { changeRows } from '#database/engine/rows.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { CHURCH, storeFirstVersion } from '#tests/support/site/church.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'

async function exported(plain: TestServices) {
  const services = await storeFirstVersion(plain)
  const folder = path.join(testFolder(), 'out')
  const ended = await runOffice(services, 'content', 'export', folder)
  const edit = (file: string, from: string, to: string) => {
    const whole = path.join(folder, file)
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to))
  }
  return { services, folder, ended, edit }
}

onEngines('an export has the files as they came', async (plain) => {
  const { folder, ended } = await exported(plain)
  expect(ended).toMatchObject({ code: 0 })
  expect(readTreeFiles(folder)).toEqual(readTreeFiles(CHURCH))
  expect(loadContent(folder).ok).toBe(true)
})

onEngines('an import is the next version and is shown', async (plain) => {
  const { services, folder, edit } = await exported(plain)
  edit('church.yaml', 'Hillside Fellowship Mysore', 'Lakeside')
  mkdirSync(path.join(folder, 'photos'))
  writeFileSync(path.join(folder, 'photos/hall.jpg'), Buffer.from([1, 0, 255]))
  const ended = await runOffice(services, 'content', 'import', folder, '--why', 'We moved', '--yes')
  expect(ended).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Published as version 2\.$/m),
  })
  expect(services.content.church.name).toBe('Lakeside')
  const again = path.join(testFolder(), 'again')
  await runOffice(services, 'content', 'export', again)
  expect(readFileSync(path.join(again, 'photos/hall.jpg'))).toEqual(Buffer.from([1, 0, 255]))
  const { said } = await runOffice(services, 'content', 'versions')
  expect(said).toContain('command line  We moved\n   church.yaml, photos/hall.jpg')
})

onEngines('an import first shows what it would replace and who changed it last', async (plain) => {
  const { services, folder, edit } = await exported(plain)
  edit('church.yaml', 'Hillside Fellowship Mysore', 'Lakeside')
  await runOffice(services, 'content', 'import', folder, '--why', 'We moved', '--yes')
  rmSync(path.join(folder, 'pages/staff.yaml'))
  edit('church.yaml', 'Lakeside', 'Riverside')
  writeFileSync(
    path.join(folder, 'pages/new.yaml'),
    readFileSync(path.join(folder, 'pages/story.yaml')),
  )
  edit('church.yaml', ', to: /staff }', ', to: /new }')
  const ended = await runOffice(services, 'content', 'import', folder)
  expect(ended).toEqual({
    code: 0,
    said: [
      'This would replace version 2:',
      '  church.yaml  changed; last by command line on 15 November 2026, 9:30 AM: We moved',
      '  pages/new.yaml  new',
      '  pages/staff.yaml  removed; last by content folder on 15 November 2026, 9:30 AM: The files at the first start',
      'Nothing was published. Add --yes to publish this folder.',
    ].join('\n'),
  })
  expect(services.content.church.name).toBe('Lakeside')
})

test('an import of what is shown already says so', async (plain) => {
  const { services, folder } = await exported(plain)
  expect(await runOffice(services, 'content', 'import', folder)).toEqual({
    code: 0,
    said: 'The newest version is already the same.',
  })
})

test('an import with a mistake names it and publishes nothing', async (plain) => {
  const { services, folder, edit } = await exported(plain)
  edit('church.yaml', 'shortName:', 'shortNam:')
  const ended = await runOffice(services, 'content', 'import', folder)
  expect(ended.code).toBe(1)
  expect(ended.said).toContain('church.yaml:4:1  shortNam  is not known here')
  expect(services.live.version().number).toBe(1)
})

test.each(['../escaped.yaml', '/tmp/escaped.yaml'])('an export writes no %s', async (file) => {
  const services = await storeFirstVersion(await testServices())
  const { db } = services
  await changeRows(db, 'content_file', { path: 'policy.yaml' }, { path: file })
  const folder = path.join(testFolder(), 'out')
  await expect(runOffice(services, 'content', 'export', folder)).rejects.toThrow(
    `${file} is no file of the content`,
  )
  expect(existsSync(path.resolve(folder, file))).toBe(false)
})

test('an export never overwrites files', async (plain) => {
  const { services, folder } = await exported(plain)
  const { code, said } = await runOffice(services, 'content', 'export', folder)
  expect([code, said]).toEqual([2, `${folder} is not empty. Nothing was written.`])
})
