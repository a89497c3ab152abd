import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules of the server that read a file beside their source find it from the bundle as well. */
export function sourceAddress(): Plugin {
  let root = ''
  return {
    name: 'source-address',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        const source = path.relative(root, id).replaceAll(path.sep, '/')
        const address = `new URL('../../${source}', import.meta.url).href`
        return { code: code.replaceAll('import.meta.url', address), map: null }
      },
    },
  }
}
