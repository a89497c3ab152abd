import type { Plugin } from 'vite'

/** The constants are known only when the module is asked for. */
export function virtualModule(
  name: string,
  constants: (isBuild: boolean) => Record<string, unknown>,
): Required<Pick<Plugin, 'resolveId' | 'load'>> {
  return {
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return Object.entries(constants(this.environment.mode === 'build'))
        .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
