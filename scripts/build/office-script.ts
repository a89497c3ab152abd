import type { Plugin } from 'vite'

/** The scripts by the name under which `virtual:office-script` exports their addresses. */
const SOURCES = {
  OFFICE_SCRIPT: { source: 'app/office/browser/office.ts', name: 'desk' },
  PASSKEY_SCRIPT: { source: 'app/office/browser/passkeys.ts', name: 'keys' },
}

const MODULE = 'virtual:office-script'

const built = new Map<string, string>()

/**
 * Builds the office's scripts beside the framework's bundle, so that no page of the site loads any of
 * them. The browser's part is built before the server's.
 */
export function officeScript(): Plugin {
  return {
    name: 'office-script',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const { source, name } of Object.values(SOURCES)) {
        this.emitFile({ type: 'chunk', id: source, name })
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const own = Object.values(SOURCES).find(({ source }) =>
          file.facadeModuleId?.endsWith(source),
        )
        if (own) built.set(own.source, `/${file.fileName}`)
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const isBuild = this.environment.mode === 'build'
      return Object.entries(SOURCES)
        .map(([name, { source }]) => [name, isBuild ? built.get(source) : `/${source}`])
        .map(([name, address]) => `export const ${name} = ${JSON.stringify(address)}`)
        .join('\n')
    },
  }
}
