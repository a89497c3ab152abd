import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Expression } from './expressions.ts'

type Written = Pick<Expression, 'source' | 'flags'>

/**
 * Texts that make an expression begin again and again, and fail late: what it matches up to each of its
 * elements, repeated. The last characters are matched by hardly any expression.
 */
export function attacksOn({ source, flags }: Written, length: number): string[] {
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

const MOST_SAMPLES = 3

function joined(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((text) => after.map((more) => text + more)).slice(0, MOST_SAMPLES)
}

/** Two different letters, where the element has them: one alone may miss what the next element shares. */
function lettersOf(element: AST.Element, flags: string): string[] {
  const whole = new RegExp(`^(?:${element.raw})$`, flags.replace(/[gy]/g, ''))
  const letters = [...LETTERS].filter((letter) => whole.test(letter))
  return letters.length > 0 ? [...new Set([letters[0] ?? '', letters.at(-1) ?? ''])] : ['']
}

const LETTERS = `a0 .-/"<@A_\t\n${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}éஅ😀`
