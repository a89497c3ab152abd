import type { Plugin } from 'vite'

/**
 * The site's components say by tags which places of the content they show, for the office, where pages are
 * edited. A browser never draws its Edit: in what it gets, the tags and their import are left out. One that is
 * left over can't be built, because their file is for the server alone.
 */
export function withoutEditTools(): Plugin {
  return {
    name: 'without-edit-tools',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { code: IMPORT },
      handler: (code) => ({ code: withoutTags(code), map: null }),
    },
  }
}

const IMPORT = /^import \{ ([^}]*) \} from '#app\/ui\/edit-tools\.server\.tsx'\n/m

export function withoutTags(code: string): string {
  const names = IMPORT.exec(code)?.[1]?.split(', ') ?? []
  const tags = new RegExp(`</?(?:${names.join('|')})(?: [^<>]*)?>`, 'g')
  return code.replace(IMPORT, '').replace(tags, '')
}
