import type { Plugin } from 'vite'
import { virtualModule } from './virtual-module.ts'

const SOURCES = { desk: 'app/office/browser/office.ts', keys: 'app/office/browser/passkeys.ts' }

const built = new Map<string, string>()

/** No page of the site loads these scripts. The browser's part is built before the server's. */
export function officeScript(): Plugin {
  return {
    name: 'office-script',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const [name, id] of Object.entries(SOURCES)) this.emitFile({ type: 'chunk', id, name })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const own = Object.values(SOURCES).find((source) => file.facadeModuleId?.endsWith(source))
        if (own) built.set(own, `/${file.fileName}`)
      }
    },
    ...virtualModule('virtual:office-script', (isBuild) => ({
      OFFICE_SCRIPT: isBuild ? built.get(SOURCES.desk) : `/${SOURCES.desk}`,
      PASSKEY_SCRIPT: isBuild ? built.get(SOURCES.keys) : `/${SOURCES.keys}`,
    })),
  }
}
