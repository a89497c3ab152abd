import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { churchFolder } from '#tests/support/site/church-folder.ts'

function check(work: (folder: ReturnType<typeof churchFolder>) => void) {
  const folder = churchFolder()
  work(folder)
  const env = { ...process.env, CONTENT_DIR: folder.directory }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check-content.ts'], { env })
  return { status, said: String(stdout) }
}

test('a sample and a warning are listed where they stand, and are no mistakes', () => {
  const { status, said } = check((folder) => {
    folder.change('church.yaml', 'name: Hillside', 'name: !sample Hillside')
  })
  expect(said).toContain('No mistakes.')
  expect(said).toMatch(/^church\.yaml:\d+ {2}shortName {2}Hillside$/m)
  const open = 'conferences.yaml  programmes.ewgregister.events.0.open  '
  expect(said).toContain(`${open}ewgmaymysore2023 is open although it was over on`)
  expect(status).toBe(0)
})

test('a mistake is named, and the command fails', () => {
  const { status, said } = check((folder) => {
    folder.change('church.yaml', 'name: Hillside', 'nam: Hillside')
  })
  expect(said).toMatch(/^church\.yaml:\d+:\d+ {2}nam? /m)
  expect(said).toMatch(/\d+ to mend\.\n$/)
  expect(status).toBe(1)
})

test('a mistake in a translation is named beside the counts of each language', () => {
  const { status, said } = check((folder) => {
    folder.write('church.ta.yaml', 'tagline: மலைமேல் [சபை](/nowhere)\nnonsense: 12\n')
  })
  expect(said).not.toContain('No mistakes')
  expect(said).toMatch(/\(ta\): \d+ texts, \d+ missing, \d+ not read .*, \d+ changed in English/)
  expect(said).toContain('leads to /nowhere, which is not an address of this site')
  expect(said).toContain(
    'church.ta.yaml:2:1  nonsense  translates nothing: church.yaml has no text there',
  )
  expect(said).toMatch(/2 translations to mend\.\n$/)
  expect(status).toBe(1)
})
