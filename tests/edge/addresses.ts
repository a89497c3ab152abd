import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every address of the site's map, with something in the place of its parameters. */
export const ADDRESSES: readonly string[] = (await routes).map(addressOf)

function addressOf({ path = '' }: RouteConfigEntry): string {
  const filled = path
    .replace(':file', 'ewgnov2025.pdf')
    .replace('*', 'no/such/page')
    .replace(/:\w+/, 'sample')
  return `/${filled}`
}
