import type { Plugin } from 'vite'

const SOURCE = 'app/office/browser/office.ts'
const MODULE = 'virtual:office-script'

let built = ''

/**
 * Builds the office's script beside the framework's bundle, so that no page of the site loads any of
 * it. `virtual:office-script` is its address. The browser's part is built before the server's.
 */
export function officeScript(): Plugin {
  return {
    name: 'office-script',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      this.emitFile({ type: 'chunk', id: SOURCE, name: 'desk' })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(SOURCE),
      )
      built = `/${chunk?.fileName}`
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const address = this.environment.mode === 'build' ? built : `/${SOURCE}`
      return `export const OFFICE_SCRIPT = ${JSON.stringify(address)}`
    },
  }
}
