import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { few } from '../support/long.ts'
import { repositoryFiles } from './repository-files.ts'
import { isNode, lineOf, type Node, walk } from './syntax.ts'

/** A linear expression needs about a millisecond for an attack, a quadratic one more than a second. */
const MAX_CPU_MS = 250

test('the time of every regular expression grows no faster than its text', () => {
  const expressions = productFiles().flatMap((file) =>
    expressionsIn(file, readFileSync(file, 'utf8')),
  )
  expect(expressions.length).toBeGreaterThan(200)
  const passed = readPassed()
  const slow = expressions.filter((each) => {
    const text = inSlashes(each)
    if (!passed.has(text) && !isSlow(each)) passed.add(text)
    return !passed.has(text)
  })
  mkdirSync(path.dirname(PASSED), { recursive: true })
  writeFileSync(PASSED, JSON.stringify([...passed]))
  expect(slow.map(inWords)).toEqual([])
})

/** Each has to become slow before it is found. */
const SLOW = [
  String.raw`/[\p{L}\p{N}-]+\.[a-z]{2,}\//u`,
  String.raw`/\/+$/`,
  String.raw`/<script\b[^>]*>/g`,
  '/^(a|a)*$/',
  '/^(a|aaaa)*$/',
  '/<([a-z][a-z0-9+.-]*:[^>]*)>/',
  `new RegExp(\`(\${name})+ x\`)`,
]

test.each(few(SLOW, 0, 3))('%s is slow', (code) => {
  expect(expressionsIn('some.ts', code).filter(isSlow).map(inWords)).toHaveLength(1)
})

/** The expressions that passed before, by this check and this engine. */
const CHECK = createHash('sha256')
  .update(process.version)
  .update(readFileSync(import.meta.filename))
  .update(readFileSync('package-lock.json'))
  .digest('hex')
const PASSED = `.cache/expressions/${CHECK.slice(0, 16)}.json`

function readPassed(): Set<string> {
  return new Set(existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : [])
}

/** By its structure, or else because some text takes long. */
function isSlow({ source, flags }: Expression): boolean {
  // Without repetition there is nothing that grows.
  if (!/[*+]|,\}/.test(source)) return false
  // A sticky expression begins at one place only.
  const reportTypes = { Move: !flags.includes('y') }
  const { reports } = analyse({ source, flags }, { maxReports: 1, reportTypes })
  return reports.length > 0 || LENGTHS.some((length) => isLong({ source, flags }, length))
}

/** The shorter ones first: they tell an exponential or cubic expression sooner. */
const LENGTHS = [30, 500, 5_000, 100_000]

/** All attacks of a length together, and one by one only where they take long. */
function isLong(written: Written, length: number): boolean {
  const texts = attacksOn(written, length)
  const expression = new RegExp(written.source, written.flags)
  return takesLong(expression, texts) && texts.some((text) => takesLong(expression, [text]))
}

/** On a busy machine the clock may stop an attack before it had its time: then it gets more. */
function takesLong(expression: RegExp, texts: string[], timeout = 2 * MAX_CPU_MS): boolean {
  Object.assign(ATTACKED, { expression, texts })
  const before = process.threadCpuUsage()
  const isOver = ends(timeout)
  const { user, system } = process.threadCpuUsage(before)
  if ((user + system) / 1_000 > MAX_CPU_MS) return true
  return isOver ? false : takesLong(expression, texts, 2 * timeout)
}

/** False when an attack had to be stopped: an exponential expression would go on for years. */
function ends(timeout: number): boolean {
  try {
    ATTACK.runInContext(ATTACKED, { timeout })
    return true
  } catch (error) {
    if (isStop(error)) return false
    throw error
  }
}

/** It is an error of the other context, so no instance of this one's class. */
function isStop(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === STOPPED
}

const ATTACK = new Script("for (const text of texts) text.replace(expression, '')")
const ATTACKED = createContext({})
const STOPPED = 'ERR_SCRIPT_EXECUTION_TIMEOUT'

function inWords(expression: Expression): string {
  return `${expression.place} ${inSlashes(expression)}`
}

function inSlashes({ source, flags }: Written): string {
  return `/${source}/${flags}`
}

type Expression = { place: string; source: string; flags: string }

function expressionsIn(file: string, code: string): Expression[] {
  // Most files have none, and to look at every node of them takes long.
  if (!/RegExp\(|(?:^|[\s([{!])\/[^/*>]/m.test(code)) return []
  const found: Expression[] = []
  walk(parseSync(file, code).program, (node) => {
    const read = literal(node) ?? made(node, code)
    if (read) found.push({ place: `${file}:${lineOf(code, node.start)}`, ...read })
    return undefined
  })
  return found
}

function productFiles(): string[] {
  return repositoryFiles().filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/^(tests|bench)\/|\.(test|e2e|d)\.tsx?$/.test(file),
  )
}

/** `/a+/g` */
function literal({ type, regex }: Node): Omit<Expression, 'place'> | undefined {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return undefined
  return {
    source: String(Reflect.get(regex, 'pattern')),
    flags: String(Reflect.get(regex, 'flags')),
  }
}

/** `new RegExp(…)`, which may only be a template of our own. Each of its expressions is read as a letter. */
function made({ type, callee, arguments: given }: Node, code: string) {
  if (!/^(New|Call)Expression$/.test(type) || !isNamed(callee, 'RegExp')) return undefined
  const [pattern, flags]: unknown[] = Array.isArray(given) ? given : []
  const text = textOf(pattern, code)
  return {
    source: text
      .replace(/^`|`$/g, '')
      .replace(/\$\{[^}]*\}/g, 'x')
      .replaceAll('\\\\', '\\'),
    flags: textOf(flags, code).replaceAll("'", ''),
  }
}

function isNamed(node: unknown, name: string): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === name
}

function textOf(node: unknown, code: string): string {
  return isNode(node) ? code.slice(node.start, node.end) : ''
}

type Written = Pick<Expression, 'source' | 'flags'>

/** What it matches up to each of its elements, repeated, with an end that hardly any expression matches. */
function attacksOn({ source, flags }: Written, length: number): string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const starts = new Set(startsOf(pattern.alternatives, flags).filter(Boolean))
  return [...starts].flatMap((start) => {
    const repeated = start.repeat(Math.ceil(length / start.length))
    const lengthened = start + (start.at(-1) ?? '').repeat(length)
    return [`${repeated}\n\0`, `${lengthened}\n\0`]
  })
}

/** What each alternative matches up to each of its elements, also inside groups. */
function startsOf(alternatives: readonly AST.Alternative[], flags: string): string[] {
  return alternatives.flatMap(({ elements }) => {
    const starts: string[] = []
    let before = ['']
    for (const element of elements) {
      const inner = startsOf(alternativesIn(element), flags)
      starts.push(...before.flatMap((text) => inner.map((start) => text + start)))
      before = joined(before, samplesOf(element, flags))
      starts.push(...before)
    }
    return starts
  })
}

/** A few texts that the element matches. Assertions and references are taken as empty. */
function samplesOf(element: AST.Element, flags: string): string[] {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return lettersOf(element, flags)
    case 'Quantifier': {
      const times = Math.max(1, element.min)
      return samplesOf(element.element, flags).map((sample) => sample.repeat(times))
    }
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap(({ elements }) =>
        elements.map((each) => samplesOf(each, flags)).reduce(joined, ['']),
      )
    default:
      return ['']
  }
}

function alternativesIn(element: AST.Element): readonly AST.Alternative[] {
  if (element.type === 'Quantifier') return alternativesIn(element.element)
  return 'alternatives' in element ? element.alternatives : []
}

const MAX_SAMPLES = 3

function joined(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((text) => after.map((more) => text + more)).slice(0, MAX_SAMPLES)
}

/** Two different letters, where the element has them: one alone may miss what the next element shares. */
function lettersOf(element: AST.Element, flags: string): string[] {
  const whole = new RegExp(`^(?:${element.raw})$`, flags.replace(/[gy]/g, ''))
  const letters = [...LETTERS].filter((letter) => whole.test(letter))
  return letters.length > 0 ? [...new Set([letters[0] ?? '', letters.at(-1) ?? ''])] : ['']
}

const LETTERS = `a0 .-/"<@A_\t\n${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}éஅ😀`
