import * as v from 'valibot'

/** What a browser answers to the options for a passkey (w3.org/TR/webauthn-3, section 5.1). */
const common = {
  id: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export const newPasskey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: v.exactOptional(v.array(v.picklist(TRANSPORTS))),
  }),
})

export const usedPasskey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.exactOptional(v.string()),
  }),
})

export async function readAnswer<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const body = await request.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  return parsed.success ? parsed.output : undefined
}
