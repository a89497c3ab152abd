import { ADDRESSES, type Address } from '../addresses.ts'
import {
  ADDRESS_KINDS,
  type AddressKind,
  type AddressRules,
  MAX_BODY_BYTES,
  MAX_SIGNED_OUT_BYTES,
} from './address-kinds.ts'
import { localPath, splitLanguage } from './local-path.ts'

type Found = AddressRules &
  Pick<Address, 'kind' | 'costly' | 'signed' | 'foreignPosts' | 'postBudget'>

/**
 * The rules for a normalised path. A path that is not in the table gets the rules of its top-level
 * folder: `/my/no/such/page` is private. Undefined when there is no such folder.
 */
export function findAddress(path: string): Found | undefined {
  return BY_PATH.get(path) ?? folderRow(path) ?? BY_FOLDER.get(topFolder(path))
}

/** How much may be sent to a normalised path. */
export function maxBodyBytes(path: string): number {
  return findAddress(path)?.bodyBytes ?? MAX_BODY_BYTES
}

/** How much of a form that is sent to a path may be text. */
export function maxTextBytes(path: string): number {
  return findAddress(path)?.textBytes ?? MAX_BODY_BYTES
}

/**
 * How much may be sent without Content-Length, which no browser sends. It is read before anybody knows
 * whether its sender is signed in.
 */
export function maxChunkedBytes(path: string): number {
  return findAddress(path)?.kind === 'office' ? MAX_SIGNED_OUT_BYTES : maxBodyBytes(path)
}

/** The top-level folders of all matching rows: `/my/:token` is in `/my`. */
export function foldersWhere(fits: (address: Address) => boolean): string[] {
  return [...new Set(ADDRESSES.filter(fits).map(({ path }) => topFolder(path)))]
}

/** The row for everything below a folder: `/assets/*` for `/assets/home.js`. */
function folderRow(path: string): Found | undefined {
  return FOLDER_ROWS.find(([folder]) => path.startsWith(folder))?.[1]
}

/** Returns `/my` for `/my/:token`, and `/ta/registered` for `/ta/registered/:id`. */
function topFolder(path: string): string {
  const { language, path: rest } = splitLanguage(path)
  return localPath(language, `/${rest.split('/', 2)[1]}`)
}

/** Whether the address is below its top-level folder. */
export function isInFolder({ path }: Pick<Address, 'path'>): boolean {
  return path !== topFolder(path)
}

const BY_PATH = new Map<string, Found>(ADDRESSES.map((address) => [address.path, address]))

/** With the deepest folder first. Unknown pages, `/*`, are in none. */
const FOLDER_ROWS = ADDRESSES.filter(({ path }) => path.endsWith('/*') && path !== '/*')
  .map((address): [string, Found] => [address.path.slice(0, -1), address])
  .sort(([one], [other]) => other.length - one.length)

const BY_FOLDER = new Map<string, Found>(
  ADDRESSES.filter(isInFolder).map(({ path, kind, foreignPosts = false }) => [
    topFolder(path),
    { ...rulesOf(kind), foreignPosts },
  ]),
)

function rulesOf(kind: AddressKind): Found {
  return { kind, ...ADDRESS_KINDS[kind] }
}
