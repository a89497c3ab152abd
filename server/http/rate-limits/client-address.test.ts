import { expect, test } from 'vitest'
import { clientAddress, readProxies } from './client-address.ts'

test.each([
  [[], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  [['192.0.2.1'], '192.0.2.1', '203.0.113.9', '203.0.113.9'],
  [['192.0.2.1'], '192.0.2.1', undefined, '192.0.2.1'],
  [['192.0.2.1'], '192.0.2.1', 'made-up', '192.0.2.1'],
  [['192.0.2.1'], '192.0.2.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [['192.0.2.1', '203.0.113.0/24'], '192.0.2.1', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [['loopback'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [['loopback'], '::1', '::ffff:203.0.113.9', '203.0.113.9'],
  [[], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  [[], '2001:db8::6', undefined, '2001:db8:0:0::/64'],
  [[], '::1', undefined, '0:0:0:0::/64'],
])(
  'with proxies %j, %s that forwards for %s is %s',
  (proxies, remoteAddress, forwardedFor, client) => {
    const isProxy = readProxies(proxies)
    expect(isProxy && clientAddress({ remoteAddress, forwardedFor }, isProxy)).toBe(client)
  },
)

test.each([['proxy'], ['10.0.0.0/33'], ['10.0.0.0/'], ['fd00::/129'], ['10.0.0.0/8/8 ']])(
  '%s is no list of proxies',
  (name) => {
    expect(readProxies([name])?.('10.0.0.1')).not.toBe(true)
  },
)
