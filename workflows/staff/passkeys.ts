import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { insertRows } from '#database/engine/insert-rows.ts'
import { changeRows, deleteRows, findRow, findRows, insertNew } from '#database/engine/rows.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { openSession, takeChallenge } from '#database/staff/sign-ins.ts'
import { findStaff } from '#database/staff/staff.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'
import type { SignedIn } from './sessions.ts'

export async function offerPasskey(services: Services, { staffId, name, email }: SignedIn) {
  const { db, content } = services
  const known = await findRows(db, 'passkey', { staff_id: staffId }, 'created_at')
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: content.church.name,
    rpID: relyingParty(services).id,
    userID: new TextEncoder().encode(staffId),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map(({ id }) => ({ id })),
    timeout: CHALLENGE_MS,
    // It is used without a name being typed first, and is the only proof of who it is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(services, options.challenge, staffId)
  return options
}

export async function addPasskey(
  services: Services,
  staff: SignedIn,
  { response, device }: { response: RegistrationResponseJSON; device: string },
): Promise<boolean> {
  const { db, now } = services
  const at = now()
  const { staffId } = staff
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const proof = await proved(services, () =>
    verifyRegistrationResponse({ response, ...expected(services, staffId) }),
  )
  if (!proof?.verified) return false
  const { credential } = proof.registrationInfo
  const passkey = {
    id: credential.id,
    staff_id: staffId,
    name: device,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(' '),
    created_at: at.toISOString(),
    used_at: null,
  }
  return db.transaction().execute(async (tx) => {
    if ((await insertNew(tx, 'passkey', [passkey])) === 0) return false
    const event = { subject: 'staff', subjectId: staffId, action: 'add-passkey' } as const
    await appendOfficeEvent(tx, { ...event, actor: staff, details: { device }, at })
    return true
  })
}

export async function removePasskey({ db, now }: Services, actor: SignedIn, id: string) {
  const { staffId } = actor
  await db.transaction().execute(async (tx) => {
    if ((await deleteRows(tx, 'passkey', { id, staff_id: staffId })) === 0) return
    const event = { subject: 'staff', subjectId: staffId, action: 'remove-passkey' } as const
    await appendOfficeEvent(tx, { ...event, actor, at: now() })
  })
  return { ok: true as const }
}

export async function askForPasskey(services: Services) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  await storeChallenge(services, options.challenge, null)
  return options
}

export async function signInByPasskey(
  services: Services,
  { response, device }: { response: AuthenticationResponseJSON; device: string },
): Promise<string | undefined> {
  const { db, now, log, count } = services
  const { id } = response
  const passkey = await findRow(db, 'passkey', { id })
  const staff = passkey && (await findStaff(db, passkey.staff_id))
  if (!passkey || !mayEnter(services, staff)) {
    count('office.passkey-refused')
    return undefined
  }
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const publicKey = new Uint8Array(Buffer.from(passkey.public_key, 'base64url'))
  const credential = { id, publicKey, counter: passkey.counter }
  const proof = await proved(services, () =>
    verifyAuthenticationResponse({ response, credential, ...expected(services, null) }),
  )
  if (!proof?.verified) return undefined
  const at = now()
  // The counter tells a copied authenticator from the original.
  const used = { counter: proof.authenticationInfo.newCounter, used_at: at.toISOString() }
  return db.transaction().execute(async (tx) => {
    await changeRows(tx, 'passkey', { id }, used)
    log.info('office-signed-in', { staff: staff.id, by: 'passkey' })
    count('office.signed-in')
    return openSession(tx, { staffId: staff.id, device, at })
  })
}

/** The library throws for most answers that prove nothing. */
async function proved<Proof extends { verified: boolean }>(
  { log, count }: Services,
  verify: () => Promise<Proof>,
): Promise<Proof | undefined> {
  try {
    const proof = await verify()
    if (proof.verified) return proof
  } catch (error) {
    log.warn('passkey-refused', { reason: error instanceof Error ? error.message : String(error) })
  }
  count('office.passkey-refused')
  return undefined
}

const CHALLENGE_MS = 5 * 60_000

async function storeChallenge({ db, now }: Services, challenge: string, staff_id: string | null) {
  const expires_at = new Date(now().getTime() + CHALLENGE_MS).toISOString()
  await insertRows(db, 'passkey_challenge', [{ challenge, staff_id, expires_at }])
}

function expected(services: Services, staffId: string | null) {
  const { db, now } = services
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services)
  const expectedChallenge = (challenge: string) =>
    takeChallenge(db, { challenge, staffId, at: now() })
  return { expectedRPID, expectedOrigin, expectedChallenge }
}

/** Passkeys belong to one host name, and are used at one origin. */
function relyingParty({ publicUrl }: Services) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** It has 300 modules, a fifth of the site's start, so it is loaded when a passkey is used. */
function loadWebAuthn() {
  return import('@simplewebauthn/server')
}
