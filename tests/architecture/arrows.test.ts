import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files.ts'

/** The allowed imports of each folder, exactly as in docs/architecture.md. Tests may import anything. */
const ARROWS: Record<string, string[]> = {
  domain: ['domain'],
  words: ['words', 'domain'],
  'content-model': ['content-model', 'domain'],
  database: ['database', 'domain'],
  integrations: ['integrations', 'domain'],
  pictures: ['pictures'],
  sandbox: ['sandbox'],
  workflows: ['workflows', 'words', 'domain', 'content-model', 'database', 'integrations'],
  app: ['app', 'workflows', 'words', 'domain', 'content-model'],
  server: [
    ...['server', 'app', 'workflows', 'words', 'domain', 'content-model', 'database'],
    ...['integrations', 'pictures', 'sandbox'],
  ],
  cli: ['cli', 'app', 'server', 'workflows', 'words', 'domain', 'content-model'],
}

const ALL_FOLDERS = [...Object.keys(ARROWS), 'scripts', 'tests', 'bench']

/** Between files of the repository, or to `package:name`. */
type Import = { from: string; to: string; isType: boolean }

/** What a file may not import. `own` is the folder that `from` has in brackets. */
type Rule = {
  name: string
  from: RegExp
  forbids: (to: string, own: string) => boolean
  mayImportTypes?: boolean
}

const RULES: Rule[] = [
  ...Object.entries(ARROWS).map(([folder, allowed]) => {
    const others = ALL_FOLDERS.filter((other) => !allowed.includes(other))
    return {
      name: `${folder} imports only ${allowed}`,
      from: new RegExp(`^${folder}/`),
      forbids: (to: string) => others.some((other) => to.startsWith(`${other}/`)),
    }
  }),
  { name: 'domain has no packages', from: /^domain\//, forbids: isPackage },
  {
    name: 'features meet in routes',
    from: /^app\/features\/([^/]+)\//,
    forbids: (to, own) => to.startsWith('app/features/') && !to.startsWith(`app/features/${own}/`),
  },
  {
    name: 'workflows run on the server',
    from: /^app\/(?!routes\/|office\/)(?!.*\.server\.tsx?$)/,
    forbids: (to) => to.startsWith('workflows/'),
    mayImportTypes: true,
  },
  {
    name: 'office screens meet in the office',
    from: /^app\/office\/([^/]+)\//,
    // Every area uses these.
    forbids: (to, own) =>
      /^app\/office\/[^/]+\//.test(to) &&
      ![own, 'action', 'engine', 'form'].includes(to.split('/')[2] ?? ''),
  },
  {
    name: 'the site knows no office',
    from: /^app\/(?!office\/)/,
    forbids: (to) => to.startsWith('app/office/'),
  },
  {
    name: 'the command line takes actions of the office',
    from: /^cli\//,
    forbids: (to) => /^app\/(?!office\/(action\/|.*-actions\.tsx?$))/.test(to),
    mayImportTypes: true,
  },
  {
    name: 'the office script stands alone',
    from: /^app\/office\/browser\//,
    forbids: (to) => /^(app\/(?!office\/browser\/)|(workflows|domain|content-model)\/)/.test(to),
  },
  {
    name: 'workflows know no react and no http',
    from: /^workflows\//,
    forbids: (to) => /^package:(react|react-dom|react-router|hono|@hono)(\/|$)/.test(to),
  },
  {
    name: 'ports, not adapters',
    from: /^workflows\//,
    forbids: (to) => /^integrations\/(?!.*(\/port|integration-error)\.ts$)/.test(to),
  },
  {
    name: 'adapters are named in one file',
    from: /^server\/(?!compose\.ts$)/,
    forbids: (to) => /^integrations\/[^/]+\/[^/]+\//.test(to),
  },
  {
    // The office's pages are made on the server alone, but for its scripts.
    name: 'content values stay on the server',
    from: /^app\/(?!office\/(?!browser\/))(?!.*\.server\.ts$)/,
    forbids: (to) => to.startsWith('content-model/'),
    mayImportTypes: true,
  },
]

const IMPORTS = repositoryFiles()
  .filter((file) => /^(?!tests|bench).*\/.*\.tsx?$/.test(file))
  .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))

test('every import follows an arrow of the architecture', () => {
  expect(IMPORTS.length).toBeGreaterThan(5_000)
  expect(brokenRules(IMPORTS)).toEqual([])
})

test('no import leads back to where it came from', () => {
  expect(cyclesIn(IMPORTS)).toEqual([])
})

test('no folder needs one that needs it', () => {
  const room = (file: string) => file.split('/').slice(0, 2).join('/')
  const arrows = IMPORTS.filter(({ from }) => !/\.test\.|^(workflows|database)\//.test(from))
    .map(({ from, to, isType }) => ({ from: room(from), to: room(to), isType }))
    .filter(({ from, to }) => from !== to)
  expect(cyclesIn(arrows)).toEqual([])
})

test.each([
  ['domain/a.ts', "import { b } from '#workflows/b.ts'"],
  ['domain/a.ts', "import fs from 'node:fs'"],
  ['app/features/pages/a.ts', "export { b } from '../giving/b.ts'"],
  ['app/pages/a.ts', "const b = await import('#workflows/b.ts')"],
  ['app/office/money/a.ts', "import type { B } from '../staff/b.ts'"],
  ['workflows/a.ts', "import * as b from 'react-dom/server'"],
  ['workflows/a.ts', "import '#integrations/mail/smtp/smtp.ts'"],
])('%s may not %s', (file, code) => {
  expect(brokenRules(importsIn(file, code))).not.toEqual([])
})

test('a circle of three files is found, and types close none', () => {
  const to = (from: string, other: string) => importsIn(from, `import { b } from '${other}'`)
  const circle = [...to('app/a.ts', './b.ts'), ...to('app/b.ts', './c.ts')]
  expect(cyclesIn([...circle, ...to('app/c.ts', '#app/a.ts')])).toEqual([
    'app/a.ts → app/b.ts → app/c.ts → app/a.ts',
  ])
  const type = importsIn('app/c.ts', "import type { A } from './a.ts'")
  expect(cyclesIn([...circle, ...type])).toEqual([])
})

function brokenRules(imports: Import[]): string[] {
  return imports.flatMap(({ from, to, isType }) =>
    RULES.filter(({ from: files, forbids, mayImportTypes }) => {
      const own = /\.test\.tsx?$/.test(from) ? null : files.exec(from)
      return own && !(isType && mayImportTypes) && forbids(to, own[1] ?? '')
    }).map(({ name }) => `${name}: ${from} → ${to}`),
  )
}

function isPackage(to: string): boolean {
  return to.startsWith('package:')
}

function importsIn(from: string, code: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module
  const exported = staticExports.flatMap(({ entries }) => entries)
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
    ),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
      .filter((name) => /^['"]/.test(name))
      .map((name) => ({ name: name.slice(1, -1), isType: false })),
  ].map(({ name, isType }) => ({ from, to: fileOf(from, name), isType }))
}

/** That it exists is checked by the compiler. */
function fileOf(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return path.posix.join(path.dirname(from), name)
  return `package:${name}`
}

/** Each circle once, by the import that closes it. */
function cyclesIn(imports: Import[]): string[] {
  const next = Map.groupBy(
    imports.filter(({ isType, to }) => !isType && !isPackage(to)),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const cycles: string[] = []
  function follow(file: string, way: string[]): void {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const { to } of next.get(file) ?? []) follow(to, [...way, file])
  }
  for (const file of next.keys()) follow(file, [])
  return cycles
}
