import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { endStaff } from '#workflows/staff/change-staff.ts'
import { signedIn } from '../support/office/staff.ts'
import { ONE_ENGINE } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'

const ORIGIN = 'http://church.test'

const [PRESENT, VERIFIED, NEW_KEY] = [1, 4, 64]

type Claim = {
  challenge: string
  origin?: string
  host?: string
  flags?: number
  counter?: number
  type?: string
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** An authenticator that says whatever it is told to (w3.org/TR/webauthn-3, section 6). */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [across, down] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const id = randomBytes(16)
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR.
  const head = Buffer.from('a5010203262001215820', 'hex')
  const key = Buffer.concat([head, across, Buffer.from('225820', 'hex'), down])

  function say({ origin = ORIGIN, host = 'church.test', ...told }: Claim, added: Buffer[] = []) {
    const { challenge, type, flags = PRESENT | VERIFIED, counter = 1 } = told
    const client = Buffer.from(JSON.stringify({ type, challenge, origin }))
    const counted = Buffer.alloc(5)
    counted.writeUInt8(flags | (added.length > 0 ? NEW_KEY : 0))
    counted.writeUInt32BE(counter, 1)
    return { client, data: Buffer.concat([sha256(host), counted, ...added]) }
  }
  function answer(client: Buffer, rest: Record<string, Buffer>, name = id.toString('base64url')) {
    const parts = Object.entries({ clientDataJSON: client, ...rest })
    const response = Object.fromEntries(parts.map(([k, v]) => [k, v.toString('base64url')]))
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response }
  }
  return {
    id: id.toString('base64url'),
    make: (told: Claim) => {
      const added = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key]
      const { client, data } = say({ type: 'webauthn.create', ...told }, added)
      // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
      const begins = 'a363666d74646e6f6e656761747453746d74a068617574684461746158'
      const attestationObject = Buffer.concat([
        ...[Buffer.from(begins, 'hex'), Buffer.from([data.length]), data],
      ])
      return answer(client, { attestationObject })
    },
    use: (told: Claim, name?: string) => {
      const { client, data } = say({ type: 'webauthn.get', ...told })
      const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]))
      return answer(client, { authenticatorData: data, signature: signed.sign(privateKey) }, name)
    },
  }
}

test.each(ONE_ENGINE)('%s: a passkey proves who it is here, now, and once', async (engine) => {
  const { url, services } = await testSite({ engine })
  const admin = await signedIn(services, 'admin')
  const viewer = await signedIn(services, 'viewer')
  const send = (path: string, body: unknown = {}, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Origin: ORIGIN, cookie }
    return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const challengeOf = async (path: string, cookie?: string): Promise<string> =>
    (await (await send(path, {}, cookie)).json()).challenge
  const toAdd = ({ cookie }: { cookie: string }) => challengeOf('/office/passkey-options', cookie)
  const toEnter = () => challengeOf('/office/sign-in/passkey-options')
  const mine = authenticator()
  const add = async (told: Partial<Claim> = {}, who = admin, key = mine) => {
    const made = key.make({ challenge: await toAdd(who), ...told })
    return (await send('/office/passkeys', made, who.cookie)).status
  }
  const enter = async (told: Partial<Claim> = {}, key = mine, name?: string) => {
    const used = key.use({ challenge: await toEnter(), ...told }, name)
    return (await send('/office/sign-in/passkey', used)).status
  }

  const elsewhere = [{ origin: 'https://church.test.evil.example' }, { host: 'evil.example' }]
  const unsure = [{ flags: PRESENT }, { flags: VERIFIED }]
  for (const told of [...elsewhere, ...unsure, { type: 'webauthn.get' }]) {
    expect([told, await add(told)]).toEqual([told, 400])
  }
  for (const challenge of [await toAdd(viewer), await toEnter(), 'guessed']) {
    expect(await add({ challenge })).toBe(400)
  }
  const challenge = await toAdd(admin)
  expect([await add({ challenge }), await add({ challenge })]).toEqual([200, 400])
  // The same for somebody else, who can't take it off either.
  expect(await add({}, viewer)).toBe(400)
  const headers = { Origin: ORIGIN, cookie: viewer.cookie }
  const body = new URLSearchParams({ passkey: mine.id })
  await fetch(`${url}/office/passkeys/remove`, { method: 'POST', headers, body })

  expect(await enter({ counter: 5 })).toBe(200)
  const wrong = [...elsewhere, ...unsure, { type: 'webauthn.create' }]
  for (const told of [...wrong, { counter: 5 }, { counter: 0 }]) {
    expect([told, await enter({ counter: 9, ...told })]).toEqual([told, 403])
  }
  for (const odd of [await toAdd(admin), 'guessed', 'a\0b']) {
    expect(await enter({ counter: 9, challenge: odd })).toBe(403)
  }
  const once = mine.use({ challenge: await toEnter(), counter: 9 })
  const answers = await Promise.all([1, 2, 3].map(() => send('/office/sign-in/passkey', once)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  const late = await toEnter()
  services.pass(5 * 60_000 + 1)
  expect(await enter({ counter: 10, challenge: late })).toBe(403)
  // Another's key in its name, and what is no name.
  const other = authenticator()
  expect(await add({}, viewer, other)).toBe(200)
  for (const name of [mine.id, 'a\0b']) expect(await enter({ counter: 10 }, other, name)).toBe(403)

  await signedIn(services, 'admin', 'desk')
  const ended = await endStaff(services, { actor: COMMAND_LINE, id: admin.staffId })
  expect(ended).toMatchObject({ ok: true })
  expect(await enter({ counter: 11 })).toBe(403)
})
