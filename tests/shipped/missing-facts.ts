import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { pageFacts } from './facts.ts'

/** What `facts.ts` promises and a page does not say any more. */
export function missingFacts({ church, giving, pages, policy }: Content): Mistake[] {
  const sources: Record<string, unknown> = { ...pages, give: giving, policy }
  const ofChurch = wordsOf([church, church.services.map(({ time }) => twelveHour(time))])
  return Object.entries(pageFacts).flatMap(([name, { written, fromChurch = [], description }]) => {
    const file = FILES[name] ?? `pages/${name}.yaml`
    const said = wordsOf(sources[name])
    const lacks = (words: string, fact: string) => !words.includes(fact.toLowerCase())
    return [
      ...written.filter((fact) => lacks(said, fact)).map((fact) => mistake(file, fact)),
      ...fromChurch
        .filter((fact) => lacks(ofChurch, fact))
        .map((fact) => mistake('church.yaml', fact)),
      ...(description && description !== giving.description ? [mistake(file, description)] : []),
    ]
  })
}

const FILES: Record<string, string> = { give: 'giving.yaml', policy: 'policy.yaml' }

function mistake(file: string, fact: string): Mistake {
  return {
    file,
    line: 1,
    column: 1,
    place: '',
    rule: `must say "${fact}": see tests/shipped/facts.ts`,
  }
}

/** Keys whose values visitors do not read, or not always. */
const UNREAD = ['description', 'style', 'picture', 'kind', 'id', 'provider', 'church', 'to']
const ONLY_SOMETIMES_READ = ['titles', 'none']

/** Everything that visitors read of a value, in small letters. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').toLowerCase()
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => ![...UNREAD, ...ONLY_SOMETIMES_READ].includes(key))
    .map(([, entry]) => wordsOf(entry))
    .join('\n')
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
