import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files.ts'
import { isNode, lineOf, type Node, walk } from './syntax.ts'

/** What people read is in `words`, `workflows/mail/office-mails.ts` and the rows of attention. */
const files = repositoryFiles().filter(
  (file) =>
    /^(workflows|domain|database)\/.*\.ts$/.test(file) &&
    !/\.test\.ts$|-fixture\.ts$|^workflows\/(mail\/office-mails|attention\/[a-z]+-kinds\.ts)/.test(
      file,
    ),
)

/** These files may have sentences, each for its reason. */
const EXEMPT: Record<string, string> = {
  'database/migrate.ts': 'why a database is refused, for the start and the command line alike',
  'domain/office-action.ts': 'what staff do, by its code: the words of its button',
  'domain/money.ts': 'an amount as Indian receipts write it: a format, in one language',
  'workflows/records/receipts/export-tax-list.ts': 'the columns and words of the tax office’s form',
  'workflows/registration-lists/person-columns.ts': 'the columns of files that staff take away',
  'workflows/samples/': 'people and notes that a demonstration makes up',
}

/** Stored or sent in these words, so they are codes. */
const CODES = new Set([
  // The registration records of the API, and `registration.status`.
  ...['Married Couple', 'Non Residential', 'Full Payment', 'Part Payment', 'Not Paid'],
  // `domain/registration/places.ts`, `domain/payments/hand-money.ts`
  ...['Not paid', 'Part paid', 'Bank transfer'],
])

test('rules, workflows and the database have no sentence for people', () => {
  const found = files
    .filter((file) => !Object.keys(EXEMPT).some((exempt) => file.startsWith(exempt)))
    .flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

const components = repositoryFiles().filter((file) =>
  /^app\/(features|routes|ui|root)\b.*(?<!test)\.tsx$/.test(file),
)

/** Staff check a ticket in English. */
const ENGLISH_ONLY = ['app/features/tickets/ticket-check.tsx']

test('what visitors read is in their language: components have no words of their own', () => {
  const found = components
    .filter((file) => !ENGLISH_ONLY.some((exempt) => file.startsWith(exempt)))
    .flatMap((file) => shownWordsIn(file, readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test.each([
  ['<p>Give</p>', 1],
  ['<nav aria-label="Main" />', 1],
  ['<Field label="Name" />', 1],
  ['<p lang="ta">{words.give}</p>', 0],
  ['<b>, </b>', 0],
  ['<a className="button" href="/give" />', 0],
])('%s has words of its own: %i', (code, count) => {
  expect(shownWordsIn('some.tsx', code)).toHaveLength(count)
})

function shownWordsIn(file: string, code: string): string[] {
  const found: string[] = []
  walk(parseSync(file, code).program, (node) => {
    const text = shownFile(node)
    if (text !== undefined && /\p{L}{2}/u.test(text)) {
      found.push(`${file}:${lineOf(code, node.start)} ${text.trim()}`)
    }
    return undefined
  })
  return found
}

const SHOWN = ['alt', 'title', 'label', 'placeholder', 'heading', 'lead', 'summary', 'aria-label']

function shownFile({ type, value, name }: Node): string | undefined {
  if (type === 'JSXText') return typeof value === 'string' ? value : undefined
  if (type !== 'JSXAttribute' || !isNode(name) || !isNode(value)) return undefined
  const isShown = SHOWN.includes(String(name.name)) && typeof value.value === 'string'
  return isShown ? String(value.value) : undefined
}

test.each([
  ["const title = 'Your registration'", 1],
  [`const paid = \`Paid by \${method}\``, 1],
  [`return \`\${gift} has reached us.\``, 1],
  ["say(isLate ? 'it has closed.' : '')", 1],
  ["import { gift } from 'A File.ts'", 0],
  ["throw new Error('There is no such payment')", 0],
  ["type Party = 'Married Couple'", 0],
  [`const name = \`\${first} \${last}.\``, 0],
  ['sql`Select name From payment`', 0],
  ["const standing = 'Part paid'", 0],
])('%s has so many sentences for people: %i', (code, count) => {
  expect(sentencesIn('some.ts', code)).toHaveLength(count)
})

/** Two or more words that begin with a capital letter or end with a full stop. */
function sentencesIn(file: string, code: string): string[] {
  const found: string[] = []
  walk(parseSync(file, code).program, (node) => {
    if (isForEngineers(node)) return 'leave out'
    const text = textOf(node)
    if (text !== undefined && isSentence(text) && !CODES.has(text)) {
      found.push(`${file}:${lineOf(code, node.start)} ${text}`)
    }
    return undefined
  })
  return found
}

function isSentence(text: string): boolean {
  return /\p{L}.*\s.*\p{L}/su.test(text) && /^[“"(]?\p{Lu}|\p{L}\.$/u.test(text)
}

/** Imports, types, SQL, and what a log or a stack trace says. */
function isForEngineers({ type, callee }: Node): boolean {
  if (/^(ImportDeclaration|ExportAllDeclaration|TSLiteralType|TaggedTemplate)/.test(type))
    return true
  return type === 'NewExpression' && isNode(callee) && /Error$/.test(String(callee.name))
}

/** The text of a literal, or of a template with a mark in place of each value. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined
  return quasis.map((part) => part.value.cooked).join('…')
}
