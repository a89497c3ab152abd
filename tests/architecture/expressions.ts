import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { repositoryFiles } from './repository-files.ts'
import { isNode, lineOf, type Node, walk } from './syntax.ts'

export type Expression = { place: string; source: string; flags: string }

/** Every regular expression of the product, with its file and line. What measures or tests it is left out. */
export function expressionsOf(files = productFiles()): Expression[] {
  return files.flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')))
}

export function expressionsIn(file: string, code: string): Expression[] {
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
