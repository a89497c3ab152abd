import type { Plugin } from 'vite'
import { buildApart } from './build-apart.ts'

const SOURCE = 'app/routes/private/document-script.ts'
const MODULE = 'virtual:document-script'
const MODULE_ID = /^virtual:document-script$/

let built = ''

/**
 * Documents are rendered on the server alone: browsers get no part of their routes but the styles, and of
 * what moves one script, which is built by itself so that nothing of the framework comes with it. The
 * browser's part is built before the server's.
 */
export function documents(): Plugin {
  return {
    name: 'documents',
    enforce: 'pre',
    transform: {
      filter: {
        id: /[\\/]app[\\/]routes[\\/][^?]+\.tsx$/,
        code: /^export \{ clientLoader, .* from '#app\/http\/document\.ts'$/m,
      },
      handler(code) {
        if (this.environment.name !== 'client') return undefined
        const styles = code.match(/^import '.+\.css'$/gm) ?? []
        return { code: [...styles, IN_BROWSERS].join('\n'), map: null }
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const [script] = await buildApart(SOURCE)
      if (script?.type !== 'chunk') throw new Error('The script of documents was not built')
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
      built = `/${script.fileName}`
    },
    resolveId: { filter: { id: MODULE_ID }, handler: () => `\0${MODULE}` },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const address = this.environment.mode === 'build' ? built : `/${SOURCE}`
      return `export const DOCUMENT_SCRIPT = ${JSON.stringify(address)}`
    },
  }
}

const IN_BROWSERS = `export { clientLoader, handle, meta } from '#app/http/document.ts'
export default function Document() {
  return null
}`
