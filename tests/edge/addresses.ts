import { ADDRESSES as TABLE } from '#app/addresses.ts'
import { contentPaths } from '#app/http/content-addresses.ts'
import { testContent } from '../fixtures/church.ts'

/** Every address that a route answers, also those of the fixture church, with something in the place of its parameters. */
export const ADDRESSES: readonly string[] = [
  ...TABLE.filter(({ from }) => from === 'route').map(({ path }) =>
    path.replace(':file', 'ewgnov2025.pdf').replace('*', 'no/such/page').replace(/:\w+/, 'sample'),
  ),
  ...contentPaths(testContent()),
]
