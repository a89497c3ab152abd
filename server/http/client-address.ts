import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

export type IsProxy = (address: string) => boolean

/** A name is `10.0.0.1`, `10.0.0.0/8`, `fd00::/8` or `loopback`. Returns undefined when one is invalid. */
export function readProxies(names: readonly string[]): IsProxy | undefined {
  const list = new BlockList()
  for (const name of names.flatMap((one) => (one === 'loopback' ? LOOPBACK : [one]))) {
    const [address = '', bits, rest] = name.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const max = family === 'ipv6' ? 128 : 32
    if (isIP(address) === 0 || rest !== undefined) return undefined
    if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= max)) return undefined
    list.addSubnet(address, bits === undefined ? max : Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const LOOPBACK = ['127.0.0.0/8', '::1']

/**
 * `X-Forwarded-For` is read from right to left, and only our own proxies are believed: the first address
 * that is not a proxy is the client. Anything further left may be forged.
 */
export function clientAddress(
  connection: { remoteAddress: string | undefined; forwardedFor: string | undefined },
  isProxy: IsProxy,
) {
  const { remoteAddress = '', forwardedFor = '' } = connection
  let client = plain(remoteAddress)
  const forwarded = forwardedFor
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(plain)
  while (forwarded.length > 0 && isIP(client) !== 0 && isProxy(client)) {
    const next = forwarded.pop() ?? ''
    if (isIP(next) === 0) break
    client = next
  }
  return isIPv6(client) ? network(client) : client
}

function plain(text: string): string {
  // Some proxies add the client's port: `203.0.113.9:5678`, `[2001:db8::9]:5678`.
  const [, v6 = '', v4 = ''] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? []
  const address = isIPv6(v6) ? v6 : isIPv4(v4) ? v4 : text
  const [, inner = '', high, low] = MAPPED.exec(address) ?? []
  if (isIPv4(inner)) return inner
  if (!high || !low) return address
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}

/** An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2), with dots or in hex. */
const MAPPED = /^::ffff:(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

/** A household usually has a whole /64 of IPv6, so the first half identifies the client. */
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
