import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { findRow, findRows } from '#database/engine/rows.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import {
  deletePasskey,
  notePasskeyUse,
  type Passkey,
  storeChallenge,
  storePasskey,
  takeChallenge,
} from '#database/staff/passkeys.ts'
import { findStaff } from '#database/staff/staff.ts'
import { openSession } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import { mayEnter } from './may-enter.ts'
import type { SignedIn } from './sessions.ts'

/** The options with which a browser makes a passkey for this person. */
export async function offerPasskey(services: Services, { staffId, name, email }: SignedIn) {
  const { db, now, content } = services
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
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
  await storeChallenge(db, { challenge: options.challenge, staffId, expiresAt })
  return options
}

type Adding = { staff: SignedIn; response: RegistrationResponseJSON; device: string }

/** Returns false when the browser's answer doesn't prove a new passkey. */
export async function addPasskey(
  services: Services,
  { staff, response, device }: Adding,
): Promise<boolean> {
  const { db, now } = services
  const at = now()
  const credential = await verifyNew(services, { staff, response })
  if (!credential) return false
  const { staffId } = staff
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
    if (!(await storePasskey(tx, passkey))) return false
    const event = { subject: 'staff', subjectId: staffId, action: 'add-passkey' } as const
    await appendOfficeEvent(tx, { ...event, actor: staff, details: { device }, at })
    return true
  })
}

async function verifyNew(
  services: Services,
  { staff: { staffId }, response }: Pick<Adding, 'staff' | 'response'>,
) {
  const { db, now, log, count } = services
  const { id, origin } = relyingParty(services)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(db, { challenge, staffId, at: now() }),
      expectedOrigin: origin,
      expectedRPID: id,
    })
    return verified ? registrationInfo.credential : undefined
  } catch (error) {
    count('office.passkey-refused')
    log.warn('passkey-refused', { reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

/** Removes one of the person's own passkeys. Removing it twice does nothing the second time. */
export async function removePasskey(
  { db, now }: Services,
  staff: SignedIn,
  id: string,
): Promise<{ ok: true }> {
  await db.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, { id, staffId: staff.staffId }))) return
    await appendOfficeEvent(tx, {
      actor: staff,
      subject: 'staff',
      subjectId: staff.staffId,
      action: 'remove-passkey',
      at: now(),
    })
  })
  return { ok: true }
}

/** The options with which a browser asks for a passkey, whoever's it is. */
export async function askForPasskey(services: Services) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  const expiresAt = new Date(services.now().getTime() + CHALLENGE_MS)
  await storeChallenge(services.db, { challenge: options.challenge, staffId: null, expiresAt })
  return options
}

/** Returns the secret of a new session. Undefined when the answer doesn't prove who it is. */
export async function signInByPasskey(
  services: Services,
  { response, device }: { response: AuthenticationResponseJSON; device: string },
): Promise<string | undefined> {
  const { db, now, log, count } = services
  const passkey = await findRow(db, 'passkey', { id: response.id })
  const counter = passkey && (await verifyKnown(services, { passkey, response }))
  const staff = passkey && (await findStaff(db, passkey.staff_id))
  if (counter === undefined || !mayEnter(services, staff)) {
    count('office.passkey-refused')
    return undefined
  }
  const at = now()
  return db.transaction().execute(async (tx) => {
    await notePasskeyUse(tx, response.id, { counter, at })
    log.info('office-signed-in', { staff: staff.id, by: 'passkey' })
    count('office.signed-in')
    return openSession(tx, { staffId: staff.id, device, at })
  })
}

/** Returns the authenticator's new counter. */
async function verifyKnown(
  services: Services,
  { passkey, response }: { passkey: Passkey; response: AuthenticationResponseJSON },
): Promise<number | undefined> {
  const { db, now, log } = services
  const { id, origin } = relyingParty(services)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(db, { challenge, staffId: null, at: now() }),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    log.warn('passkey-refused', { reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

const CHALLENGE_MS = 5 * 60_000

/** The site as passkeys know it: they belong to one host name, and are used at one origin. */
function relyingParty({ publicUrl }: Services) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Loads the library for passkeys when one is used: it has 300 modules, a fifth of the site's start. */
function loadWebAuthn() {
  return import('@simplewebauthn/server')
}
