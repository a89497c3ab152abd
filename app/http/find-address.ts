import { ADDRESSES, type Address } from '../addresses.ts'
import { ADDRESS_KINDS, type AddressKind, type AddressRules } from './address-kinds.ts'

type Found = AddressRules &
  Pick<Address, 'kind' | 'costly' | 'signed' | 'foreignPosts' | 'postBudget'>

/**
 * The rules for a normalised path. A path that is not in the table gets the rules of its top-level
 * folder: `/my/no/such/page` is private. Undefined when there is no such folder.
 */
export function findAddress(path: string): Found | undefined {
  return BY_PATH.get(path) ?? BY_PATH.get(siblings(path)) ?? BY_FOLDER.get(topFolder(path))
}

/** The top-level folders of all matching rows: `/my/:token` is in `/my`. */
export function foldersWhere(fits: (address: Address) => boolean): string[] {
  return [...new Set(ADDRESSES.filter(fits).map(({ path }) => topFolder(path)))]
}

/** The row for everything in the same folder: `/assets/*` for `/assets/home.js`. Unknown pages have none. */
function siblings(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder === '' ? '' : `${folder}/*`
}

/** Returns `/my` for `/my/:token`. */
function topFolder(path: string): string {
  return `/${path.split('/', 2)[1]}`
}

/** Whether the address is below its top-level folder. */
export function isInFolder({ path }: Pick<Address, 'path'>): boolean {
  return path !== topFolder(path)
}

const BY_PATH = new Map<string, Found>(ADDRESSES.map((address) => [address.path, address]))

const BY_FOLDER = new Map<string, Found>(
  ADDRESSES.filter(isInFolder).map(({ path, kind, foreignPosts = false }) => [
    topFolder(path),
    { ...rulesOf(kind), foreignPosts },
  ]),
)

function rulesOf(kind: AddressKind): Found {
  return { kind, ...ADDRESS_KINDS[kind] }
}
