import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
} from 'dependency-cruiser'
import { expect, test } from 'vitest'

/** The allowed imports of each folder, exactly as in docs/architecture.md. Tests may import anything. */
const TESTS = '\\.test\\.tsx?$|^tests/'

const ARROWS: Record<string, string[]> = {
  domain: ['domain'],
  'content-model': ['content-model', 'domain'],
  database: ['database', 'domain'],
  integrations: ['integrations', 'domain'],
  pictures: ['pictures'],
  sandbox: ['sandbox'],
  workflows: ['workflows', 'domain', 'content-model', 'database', 'integrations'],
  app: ['app', 'workflows', 'domain', 'content-model'],
  server: [
    'server',
    'app',
    'workflows',
    'domain',
    'content-model',
    'database',
    'integrations',
    'pictures',
    'sandbox',
  ],
  cli: ['cli', 'app', 'server', 'workflows', 'domain', 'content-model'],
}

const ALL_FOLDERS = [...Object.keys(ARROWS), 'scripts', 'tests', 'bench']

const oneWay = Object.entries(ARROWS).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-${allowed.join('-')}`,
  severity: 'error' as const,
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: { path: `^(${ALL_FOLDERS.filter((other) => !allowed.includes(other)).join('|')})/` },
}))

const arrows: { options: ICruiseOptions } & IFlattenedRuleSet = {
  forbidden: [
    ...oneWay,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-has-no-packages',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'features-meet-in-routes',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'workflows-run-on-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/routes/|^app/office/|\\.server\\.tsx?$|${TESTS}` },
      to: { path: '^workflows/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'office-screens-meet-in-the-office',
      severity: 'error',
      from: { path: '^app/office/([^/]+)/', pathNot: TESTS },
      // Every area uses these four.
      to: { path: '^app/office/[^/]+/', pathNot: '^app/office/($1|action|form|list|words)/' },
    },
    {
      name: 'the-site-knows-no-office',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/office/|${TESTS}` },
      to: { path: '^app/office/' },
    },
    {
      name: 'the-command-line-takes-words-of-the-app',
      severity: 'error',
      from: { path: '^cli/', pathNot: TESTS },
      to: { path: '^app/', pathNot: '^app/(office/)?words/' },
    },
    {
      // A page that takes a sentence must not take anything else with it.
      name: 'words-need-facts-alone',
      severity: 'error',
      from: { path: '^app/(office/)?words/', pathNot: TESTS },
      to: { pathNot: '^app/(office/)?words/|^domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-office-script-stands-alone',
      severity: 'error',
      from: { path: '^app/office/browser/' },
      to: { path: '^(app|workflows|domain|content-model)/', pathNot: '^app/office/browser/' },
    },
    {
      name: 'workflows-know-no-react-and-no-http',
      severity: 'error',
      from: { path: '^workflows/', pathNot: TESTS },
      to: { path: 'node_modules/(react|react-dom|react-router|hono|@hono)/' },
    },
    {
      name: 'ports-not-adapters',
      severity: 'error',
      from: { path: '^workflows/', pathNot: TESTS },
      to: { path: '^integrations/', pathNot: '/port\\.ts$|integration-error\\.ts$' },
    },
    {
      name: 'adapters-are-named-in-one-file',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/compose\\.ts$|${TESTS}` },
      to: { path: '^integrations/[^/]+/[^/]+/' },
    },
    {
      // The office's pages are made on the server alone, but for its scripts.
      name: 'content-values-stay-on-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: `\\.server\\.ts$|^app/office/(?!browser/)|${TESTS}` },
      to: { path: '^content-model/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // The build resolves what is served as a file.
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|\\.wasm\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/|\\+types/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    parser: 'swc',
  },
}

const FOLDERS = [
  'app',
  'cli',
  'content-model',
  'database',
  'domain',
  'integrations',
  'pictures',
  'sandbox',
  'scripts',
  'server',
  'workflows',
]

async function broken(folders: string[]): Promise<string[]> {
  const { output } = await cruise(folders, { ...arrows.options, ruleSet: arrows, validate: true })
  if (typeof output === 'string') throw new Error('The structure could not be read')
  return violations(output)
}

function violations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

test('every import follows an arrow of the architecture', async () => {
  expect(await broken(FOLDERS)).toEqual([])
})
