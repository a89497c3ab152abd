import { writeFileSync } from 'node:fs'
import { GIFTS, REGISTRATIONS } from './forms-script.ts'
import { load } from './load.ts'
import { MEASURED_EVENT } from './measured-forms.ts'
import { FOLDER, OTHER, portOf, SECONDS, SITE, serveSite, stopAll } from './measured-site.ts'
import { serve } from './processes.ts'
import { compare, type Row } from './table.ts'

/** Compares a gift that is validated, stored and handed off with the minimum for it. */
export function gift(): Promise<Row[]> {
  return durable({ name: 'gift', path: '/give', script: GIFTS })
}

/** The same for a family of three that is validated, priced, stored and handed off. */
export function registration(): Promise<Row[]> {
  return durable({
    name: 'registration',
    path: `/${MEASURED_EVENT.key}`,
    script: REGISTRATIONS,
    target: 0.65,
  })
}

type Form = { name: string; path: string; script: string; target?: number }

async function durable({ name, path, script, target }: Form): Promise<Row[]> {
  const file = `${FOLDER}/${name}.lua`
  writeFileSync(file, script)
  const site = await serveSite()
  const bare = await serve({
    command: ['node', `bench/bare-${name}.ts`],
    env: { PORT: portOf(OTHER), DATABASE_FILE: `${FOLDER}/bare.db` },
    url: OTHER,
  })
  const row = compare({
    name: `durable ${name} ÷ bare handler`,
    target,
    ours: () => load({ served: site, url: `${SITE}${path}`, seconds: SECONDS, script: file }),
    theirs: () => load({ served: bare, url: OTHER, seconds: SECONDS, script: file }),
  })
  await stopAll(site, bare)
  return [row]
}
