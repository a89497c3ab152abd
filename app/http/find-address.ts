import { ADDRESSES, type Address } from '../addresses.ts'
import { ADDRESS_KINDS, type AddressKind, type AddressRules } from './address-kinds.ts'

type Found = AddressRules & Pick<Address, 'kind' | 'costly' | 'signed'>

/**
 * What holds for a normalised path. A path that is not in the table, but in a folder of it, is treated as
 * that folder's kind: `/my/no/such/page` is private. Undefined elsewhere: nothing is there.
 */
export function findAddress(path: string): Found | undefined {
  return BY_PATH.get(path) ?? BY_FOLDER.get(topFolder(path))
}

/** The top-level folders and addresses of all rows that fit: `/my/:token` is in `/my`. */
export function foldersWhere(fits: (address: Address) => boolean): string[] {
  return [...new Set(ADDRESSES.filter(fits).map(({ path }) => topFolder(path)))]
}

/** `/my` of `/my/:token`. */
function topFolder(path: string): string {
  return `/${path.split('/', 2)[1]}`
}

/** Whether there are addresses below the top-level one. */
export function isInFolder({ path }: Pick<Address, 'path'>): boolean {
  return path !== topFolder(path)
}

const BY_PATH = new Map<string, Found>(ADDRESSES.map((address) => [address.path, address]))

const BY_FOLDER = new Map<string, Found>(
  ADDRESSES.filter(isInFolder).map(({ path, kind }) => [topFolder(path), rulesOf(kind)]),
)

function rulesOf(kind: AddressKind): Found {
  return { kind, ...ADDRESS_KINDS[kind] }
}
