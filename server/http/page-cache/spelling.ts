import { type Parameters, spellAddress, splitAddress } from './address.ts'

type Spelling = {
  /** The canonical address, as far as it is known which parameters matter to the page. */
  spell(asked: string): string
  /** Stores which parameters matter, as the page said when it was rendered. */
  remember(path: string, parameters: Parameters): void
}

/** Knows by path which query parameters change a page. */
export function createSpelling(): Spelling {
  const parametersOf = new Map<string, Parameters>()
  return {
    spell(asked) {
      if (!asked.includes('?')) return asked
      return spellAddress(asked, parametersOf.get(splitAddress(asked).path))
    },
    remember(path, parameters) {
      if (parametersOf.size >= MAX_PATHS) parametersOf.clear()
      parametersOf.set(path, parameters)
    },
  }
}

const MAX_PATHS = 1_000
