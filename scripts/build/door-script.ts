import { build, type Plugin } from 'vite'

const SOURCE = 'app/door/browser/door.ts'
const WORKER = 'app/door/browser/service-worker.ts'
const MODULE = 'virtual:door-script'

let built = ''

/**
 * Builds the app on a door's phone, with modules of its own: if it shared one with a page of the site, that
 * page would load another file. The browser's part is built before the server's.
 */
export function doorScript(): Plugin {
  return {
    name: 'door-script',
    async generateBundle() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const file of await filesOf(SOURCE)) {
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
        if (file.type === 'chunk' && file.isEntry) built = `/${file.fileName}`
      }
      const [worker] = await filesOf(WORKER)
      if (worker?.type !== 'chunk') throw new Error('The service worker of the doors was not built')
      this.emitFile({ type: 'asset', fileName: 'door/service-worker.js', source: worker.code })
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const address = this.environment.mode === 'build' ? built : `/${SOURCE}`
      return `export const DOOR_SCRIPT = ${JSON.stringify(address)}`
    },
  }
}

async function filesOf(input: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rollupOptions: { input } },
  })
  if (!('output' in result)) throw new Error('The door was not built')
  return result.output
}
