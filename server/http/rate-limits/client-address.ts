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
  const told = readForwarded(forwardedFor ?? '')
  while (told.length > 0 && isIP(client) !== 0 && isProxy(client)) {
    const next = told.pop() ?? ''
    if (isIP(next) === 0) break
    client = next
  }
  return isIPv6(client) ? network(client) : client
}

function readForwarded(header: string): string[] {
  return header
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(plain)
}

/** The bare address: without a port and brackets, and IPv4 written as IPv4. */
function plain(text: string): string {
  const address = withoutPort(text)
  const [, inner = '', high, low] = MAPPED.exec(address) ?? []
  if (isIPv4(inner)) return inner
  if (!high || !low) return address
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}

/** Some proxies add the client's port: `203.0.113.9:5678`, `[2001:db8::9]:5678`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1]
  if (bracketed && isIPv6(bracketed)) return bracketed
  const beforePort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1]
  return beforePort && isIPv4(beforePort) ? beforePort : text
}

/** An IPv4 address inside an IPv6 one, as sockets for both families write it, with dots or in hex. */
const MAPPED = /^::ffff:(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

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
