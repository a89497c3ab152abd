import { expect, test } from 'vitest'
import { runOffice } from '#tests/support/office/command-line.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import {
  onEngines,
  type TestServices,
  testServices,
  withParts,
} from '#tests/support/site/services.ts'
import { backUpRecords } from '#workflows/records/backup.ts'
import type { Services } from '#workflows/services.ts'
import { checkSite } from './check-site.ts'

const HOUR_MS = 60 * 60_000

/** A site on which everything works: its machine is a good one, and the services are the sandbox's. */
async function soundSite(made: TestServices, machine: Partial<Services['probes']> = {}) {
  await backUpRecords(made, { ...made, file: `${testFolder()}/copy.jsonl` })
  const probes: Services['probes'] = {
    ...made.probes,
    freeBytes: async () => 5_000_000_000,
    outsideTime: async () => made.now().getTime() + 20_000,
    reachSelf: async () => {},
    ...machine,
  }
  return withParts(made, { probes })
}

async function wrongOn(services: Services) {
  const checks = await checkSite(services)
  expect(checks).toHaveLength(9)
  return checks.filter(({ isWell }) => !isWell)
}

onEngines('where all is well, nothing is wrong', async (made) => {
  const services = await soundSite(made)
  expect(await wrongOn(services)).toEqual([])
  expect((await runOffice(services, 'check')).code).toBe(0)
})

type Breaking = (services: TestServices) => unknown

const mistake = { file: 'church.yaml', line: 4, column: 1, place: 'name', rule: 'is missing' }
const samples = [{ file: 'church.yaml', line: 4, place: 'name', value: 'City Church' }]

const BROKEN: [name: string, says: string, breakIt: Breaking][] = [
  ['Payment provider', 'PAYU_KEY', ({ sandbox }) => sandbox.setFault('payu', 'failing')],
  ['Calendar', 'GOOGLE_CALENDAR_ID', ({ sandbox }) => sandbox.setFault('calendar', 'failing')],
  ['Sermons', 'VIMEO_ACCESS_TOKEN', ({ sandbox }) => sandbox.setFault('vimeo', 'failing')],
  ['Last copy', 'on 15 November 2026, 9:30', ({ pass }) => pass(49 * HOUR_MS)],
  ['Last copy', 'ever made', ({ db }) => db.deleteFrom('setting').execute()],
  ['Content', 'name is missing', ({ live }) => live.tell({ number: 2, mistakes: [mistake] })],
  ['Content', '/office/start', ({ live }) => live.replace({ ...live.version(), samples })],
]

test.each(BROKEN)('%s is named alone where it is broken: %s', async (name, says, breakIt) => {
  const services = await soundSite(await testServices())
  await breakIt(services)
  expect(await wrongOn(services)).toMatchObject([{ name, says: expect.stringContaining(says) }])
  const ended = await runOffice(services, 'check')
  expect(ended.code).toBe(1)
  expect(ended.said).toMatch(new RegExp(`^wrong {2}${name} `, 'm'))
})

const offline = async () => {
  throw new Error('connect ECONNREFUSED', { cause: new Error('nobody listens') })
}

type Machine = (probes: Services['probes'], now: number) => Partial<Services['probes']>

const MACHINES: [name: string, says: string, machine: Machine][] = [
  ['Disk', 'Only 400 MB are free', () => ({ freeBytes: async () => 400_000_000 })],
  ['Clock', '7 minutes ahead', (_, now) => ({ outsideTime: async () => now - 420_000 })],
  ['Public address', 'ECONNREFUSED: nobody listens. Does', () => ({ reachSelf: offline })],
  ['Mail', 'SMTP_URL and', ({ isOff }) => ({ isOff: { ...isOff, mail: true } })],
  ['Mail', 'Compare SMTP_URL', ({ ask }) => ({ ask: { ...ask, mail: offline } })],
]

test.each(MACHINES)('%s is named alone with its machine: %s', async (name, says, machine) => {
  const made = await testServices()
  const services = await soundSite(made, machine(made.probes, made.now().getTime()))
  expect(await wrongOn(services)).toMatchObject([{ name, says: expect.stringContaining(says) }])
})

test('a service that is silent keeps nobody waiting', async () => {
  const made = await testServices()
  const ask = { ...made.probes.ask, sermons: () => new Promise(() => {}) }
  const services = await soundSite(made, { ask })
  const sermons = (await checkSite(services, 500)).find(({ name }) => name === 'Sermons')
  expect(sermons).toMatchObject({
    isWell: false,
    says: expect.stringContaining('no answer in time'),
  })
})
