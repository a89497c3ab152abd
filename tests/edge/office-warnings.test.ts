import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readTreeFiles } from '#content-model/tree-files.ts'
import { enterOffice } from '../support/office/staff.ts'
import { CHURCH, changeFile, storeFirstVersion } from '../support/site/church.ts'
import { testFolder } from '../support/site/folder.ts'
import { testSite } from '../support/site/server.ts'

/** The form, the field and the words of each warning about the church below. */
const WARNINGS = [
  ['conferences', 'programmes.ewgregister.events.0.open', 'is open although it was over on'],
  ['conferences', 'programmes.ewgregister.events.1.closes', 'before it opens on'],
  [
    'conferences',
    'programmes.ewgregister.events.0.price.residentialChild',
    'more than the Rs. 1,800',
  ],
  ['pages/ewg', 'head.title', 'is 130 characters long'],
  ['register-now', '2.to', 'leads to /wfc1register, which offers nothing'],
] as const

/** The fixture church with something doubtful in each of these fields. */
function doubtfulChurch(): string {
  const folder = path.join(testFolder(), 'church')
  cpSync(CHURCH, folder, { recursive: true })
  const conferences = path.join(folder, 'conferences.yaml')
  const moments = 'opens: "2023-04-02 09:00"\n        closes: "2023-04-01 09:00"'
  changeFile(conferences, 'dates: Aug 12 to 13', `dates: Aug 12 to 13\n        ${moments}`)
  changeFile(conferences, 'residentialChild: 1250', 'residentialChild: 1900')
  const page = path.join(folder, 'pages/ewg.yaml')
  changeFile(page, 'title: Encounter with God', `title: ${'x'.repeat(130)}`)
  return folder
}

test('every warning stands beside its field, in the form and in the check of a folder', async () => {
  const folder = doubtfulChurch()
  const site = await testSite()
  await storeFirstVersion(site.services, readTreeFiles(folder))
  const editor = await enterOffice(site, 'editor')
  const printed = execFileSync(process.execPath, ['scripts/check-content.ts'], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  })
  for (const [form, name, words] of WARNINGS) {
    const { html } = await editor.read(`/office/content/${form}`)
    const [control = ''] = new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(html) ?? []
    const id = / id="([^"]*)"/.exec(control)?.[1]
    expect(control, name).toMatch(new RegExp(`aria-describedby="[^"]*${id}-warning"`))
    const [, warning = ''] = new RegExp(`id="${id}-warning">([^<]*)`).exec(html) ?? []
    expect(warning, name).toContain(words)
    const line = printed.split('\n').find((each) => each.startsWith(`${form}.yaml  ${name}  `))
    expect(line, name).toContain(words)
  }
  // Samples are listed with their lines.
  expect(printed).toMatch(/^church\.yaml:\d+ {2}shortName {2}Hillside$/m)
  const { html } = await editor.read('/office/content/church')
  expect(html).toMatch(/id="f-shortName-warning">This is an example that came with the site/)
})
