import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { storeChallenge, takeChallenge } from '#database/staff/passkey-challenges.ts'
import { passkeysOf, storePasskey } from '#database/staff/passkeys.ts'
import type { Services } from '#workflows/services.ts'
import { loadWebAuthn } from './load-web-authn.ts'
import type { SignedIn } from './read-session.ts'
import { CHALLENGE_MS, relyingParty } from './relying-party.ts'

/** The options with which a browser makes a passkey for this person. */
export async function offerPasskey(services: Services, { staffId, name, email }: SignedIn) {
  const { db, now, content } = services
  const known = await passkeysOf(db, staffId)
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
  const credential = await verify(services, { staff, response })
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

async function verify(
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
