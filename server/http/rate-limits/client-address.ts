import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Whether an address belongs to a proxy that the operator has named. */
export type IsProxy = (address: string) => boolean

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`, or `loopback`. Undefined when one can't be read. */
export function readProxies(names: readonly string[]): IsProxy | undefined {
  const list = new BlockList()
  for (const name of names.flatMap((one) => (one === 'loopback' ? LOOPBACK : [one]))) {
    const [address = '', bits, rest] = name.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    if (isIP(address) === 0 || rest !== undefined) return undefined
    if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)) return undefined
    list.addSubnet(address, bits === undefined ? most : Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const LOOPBACK = ['127.0.0.0/8', '::1']

type Seen = { remoteAddress: string | undefined; forwardedFor: string | undefined }

/**
 * Who asks. What a proxy says is believed of a proxy of ours alone, from the nearest outwards: the
 * first that is none of ours is the client, whatever stands further left was made up by somebody.
 */
export function clientAddress({ remoteAddress = '', forwardedFor }: Seen, isProxy: IsProxy) {
  let client = plain(remoteAddress)
  const told = forwardedFor?.split(',').map((one) => plain(one.trim())) ?? []
  while (told.length > 0 && isIP(client) !== 0 && isProxy(client)) {
    const next = told.pop() ?? ''
    if (isIP(next) === 0) break
    client = next
  }
  return isIPv6(client) ? network(client) : client
}

/** A socket that takes both families writes IPv4 addresses in the clothes of IPv6. */
function plain(address: string): string {
  const inner = /^::ffff:(.+)$/i.exec(address)?.[1]
  return inner && isIPv4(inner) ? inner : address
}

/** One household has 2^64 addresses of IPv6: the first half says which household. */
function network(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
