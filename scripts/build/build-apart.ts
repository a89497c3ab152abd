import { build } from 'vite'

/**
 * The script has modules of its own: if it shared one with a page of the site, that page would load
 * another file.
 */
export async function buildApart(input: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rollupOptions: { input } },
  })
  if (!('output' in result)) throw new Error(`${input} was not built`)
  return result.output
}
