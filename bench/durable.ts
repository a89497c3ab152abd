import { writeFileSync } from 'node:fs'
import { familyForm, MEASURED_EVENT } from './measured-forms.ts'
import { FOLDER, OTHER, portOf, SITE, serveSite, stopAll } from './measured-site.ts'
import { serve } from './processes.ts'
import { compare, type Row } from './table.ts'

export async function registration(): Promise<Row[]> {
  const script = `${FOLDER}/registration.lua`
  writeFileSync(script, distinctRequests(escaped(FAMILY)))
  const site = await serveSite()
  const bare = await serve({
    command: ['node', 'bench/bare-registration.ts'],
    env: { PORT: portOf(OTHER), DATABASE_FILE: `${FOLDER}/bare.db` },
    url: OTHER,
  })
  const row = compare({
    name: 'durable registration ÷ bare handler',
    target: 0.7,
    script,
    ours: [site, `${SITE}/${MEASURED_EVENT.key}`],
    theirs: [bare, OTHER],
  })
  await stopAll(site, bare)
  return [row]
}

const RAO = { lastname: 'Rao', gender: 'Female', phone: '9000000001', city: 'Mysore' }

const FAMILY = familyForm([
  { ...RAO, firstname: 'Asha', email: 'a%d@example.org', age: '41' },
  { ...RAO, firstname: 'Ravi', email: 'ravi@example.org', age: '43' },
  { ...RAO, firstname: 'Anu', email: 'anu@example.org', age: '8' },
])

function distinctRequests(form: string): string {
  return `
local n = 0
local run = string.format("%08x", os.time())
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
request = function()
  n = n + 1
  return wrk.format(nil, nil, nil, string.format("${form}&submission=%s%024x", n, run, n))
end
`
}

/** Encodes a form. `%d` becomes the request's number, so every other `%` is escaped for Lua. */
function escaped(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('%', '%%').replace('%%25d', '%d')
}
