import type { Plugin } from 'vite'
import { buildApart } from './build-apart.ts'
import { virtualModule } from './virtual-module.ts'

const SOURCE = 'app/routes/private/document-script.ts'

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
    ...virtualModule('virtual:document-script', (isBuild) => ({
      DOCUMENT_SCRIPT: isBuild ? built : `/${SOURCE}`,
    })),
  }
}

const IN_BROWSERS = `export { clientLoader, handle, meta } from '#app/http/document.ts'
export default function Document() {
  return null
}`
