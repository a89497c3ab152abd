import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { builtFile } from '../built-site.ts'
import { CHURCH } from '../fixtures/church.ts'
import { newFolder, startOwnSite } from './own-site.ts'
import { test as base } from './registration-page.ts'

const EVENT = 'ewgmaymysore2023'

const FIRST_COMER = {
  productinfo: EVENT,
  type: 'Individual',
  residential: 'Residential',
  paym: 'Full Payment',
  arrival: '2025-09-13T09:00',
  agree: 'on',
  'persons[0].firstname': 'First',
  'persons[0].lastname': 'Comer',
  'persons[0].email': 'first@example.org',
  'persons[0].phone': '9876543211',
  'persons[0].gender': 'Male',
  'persons[0].age': '41',
  'persons[0].city': 'Bangalore',
}

export type SmallSite = Awaited<ReturnType<typeof startSmallConference>>

/** `site`: of one's own, and its first conference takes one person. The fixture church takes everybody. */
export const test = base.extend<{ site: SmallSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how the runner learns what a fixture needs
  site: async ({}, use) => {
    const site = await startSmallConference()
    await use(site)
    await site.stop()
  },
})

async function startSmallConference() {
  const folder = newFolder()
  const settings = { CONTENT_DIR: contentForOne(folder) }
  const site = await startOwnSite({ folder, settings })
  const env = { ...process.env, ...settings, DATABASE_URL: `file:${folder}/church.db` }
  return {
    ...site,
    form: `${site.address}/ewgregister`,
    /** The same with its date chosen. The server keeps the page of each address for a minute. */
    formOfDate: `${site.address}/ewgregister?event=${EVENT}`,
    mailbox: `${site.address}/sandbox/mailbox`,
    /** Somebody else has the only place. */
    takeThePlace: () => takeThePlace(site.address),
    /** `npm run office -- …`, in a process of its own as always. */
    office: (...args: string[]) => office(args, env),
  }
}

function contentForOne(folder: string): string {
  const copy = `${folder}/content`
  cpSync(CHURCH, copy, { recursive: true })
  const file = `${copy}/conferences.yaml`
  const code = `- code: ${EVENT}\n`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(code, `${code}        capacity: { people: 1 }\n`))
  return copy
}

async function takeThePlace(address: string): Promise<void> {
  const { status } = await fetch(`${address}/ewgregister`, {
    method: 'POST',
    headers: { Origin: address },
    body: new URLSearchParams(FIRST_COMER),
    redirect: 'manual',
  })
  expect(status).toBe(302)
}

async function office(args: string[], env: NodeJS.ProcessEnv) {
  const run = promisify(execFile)(process.execPath, [builtFile('office.js'), ...args], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: String(stderr) }),
  )
}
