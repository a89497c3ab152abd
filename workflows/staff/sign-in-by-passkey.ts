import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { storeChallenge, takeChallenge } from '#database/staff/passkey-challenges.ts'
import { findPasskey, notePasskeyUse, type Passkey } from '#database/staff/passkeys.ts'
import { findStaff } from '#database/staff/staff.ts'
import { openSession } from '#database/staff/staff-sessions.ts'
import type { Services } from '#workflows/services.ts'
import { loadWebAuthn } from './load-web-authn.ts'
import { mayEnter } from './may-enter.ts'
import { CHALLENGE_MS, relyingParty } from './relying-party.ts'

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
  const passkey = await findPasskey(db, response.id)
  const counter = passkey && (await verify(services, { passkey, response }))
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
async function verify(
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
