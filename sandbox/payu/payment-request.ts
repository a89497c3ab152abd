import { type Merchant, requestHash, type SignedFields, sameHash } from './hashes.ts'
import { paise, withTwoDecimals } from './payment.ts'

export type PaymentRequest = SignedFields & {
  lastname: string
  phone: string
  /** Under PayU's names. */
  address: Record<string, string>
  zipcode: string
  successUrl: string
  failureUrl: string
  cancelUrl: string
}

/** Reads the hand-off form as PayU would, and lists everything that is wrong with it. */
export function readPaymentRequest(
  form: URLSearchParams,
  merchant: Merchant,
): { ok: true; request: PaymentRequest } | { ok: false; problems: string[] } {
  const problems = requestProblems(form, merchant)
  if (problems.length > 0) return { ok: false, problems }
  if (!sameHash(text(form, 'hash'), requestHash(signedFields(form), merchant))) {
    return {
      ok: false,
      problems: ['hash does not match: check the key, the salt and their order.'],
    }
  }
  return { ok: true, request: requestFrom(form) }
}

function requestFrom(form: URLSearchParams): PaymentRequest {
  return {
    ...signedFields(form),
    amount: withTwoDecimals(text(form, 'amount')) ?? '',
    lastname: text(form, 'lastname'),
    phone: text(form, 'phone'),
    address: Object.fromEntries(addressLines.map((name) => [name, text(form, name)])),
    zipcode: text(form, 'zipcode'),
    successUrl: text(form, 'surl'),
    // PayU documents furl as required, but accepts requests without it and uses surl for failures too.
    failureUrl: text(form, 'furl') || text(form, 'surl'),
    cancelUrl: text(form, 'curl') || text(form, 'furl') || text(form, 'surl'),
  }
}

function signedFields(form: URLSearchParams): SignedFields {
  return {
    txnid: text(form, 'txnid'),
    amount: text(form, 'amount'),
    productinfo: text(form, 'productinfo'),
    firstname: text(form, 'firstname'),
    email: text(form, 'email'),
    udf: udfs.map((name) => text(form, name)),
  }
}

function text(form: URLSearchParams, name: string): string {
  return form.get(name) ?? ''
}

/** Everything PayU would refuse in a hand-off form, except a wrong hash. */
function requestProblems(form: URLSearchParams, merchant: Merchant): string[] {
  return [
    ...missingFields(form),
    ...longFields(form),
    ...malformedFields(form),
    ...unsafeFields(form),
    ...accountProblems(form, merchant),
  ]
}

const udfs = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5']
const addressLines = ['address1', 'address2', 'city', 'state', 'country']

const required = [
  'key',
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'phone',
  'surl',
  'hash',
] as const

const longest: Record<string, number> = {
  txnid: 25,
  productinfo: 100,
  firstname: 60,
  lastname: 60,
  email: 50,
  phone: 50,
  ...Object.fromEntries(udfs.map((name) => [name, 255])),
  address1: 100,
  address2: 100,
  city: 50,
  state: 50,
  country: 50,
  zipcode: 20,
}

const hashedTexts = ['productinfo', 'firstname', 'email', ...udfs]

const addresses = ['surl', 'furl', 'curl'] as const

function missingFields(form: URLSearchParams): string[] {
  return required.filter((name) => !form.get(name)?.trim()).map((name) => `${name} is missing.`)
}

function longFields(form: URLSearchParams): string[] {
  return Object.entries(longest)
    .filter(([name, limit]) => text(form, name).length > limit)
    .map(([name, limit]) => `${name} is longer than ${limit} characters.`)
}

function malformedFields(form: URLSearchParams): string[] {
  const problems: string[] = []
  if ((paise(text(form, 'amount')) ?? 0) < 100) {
    problems.push('amount must be rupees such as 500.00, at least 1.00, without commas.')
  }
  if (!/^\d*$/.test(text(form, 'phone'))) problems.push('phone may hold digits only.')
  if (!/^([^\s@]+@\S+)?$/.test(text(form, 'email'))) problems.push('email is not an address.')
  if (!/^[\w-]*$/.test(text(form, 'txnid')))
    problems.push('txnid holds other than A–Z, 0–9, - and _.')
  for (const name of addresses) {
    if (form.get(name) && !isWebAddress(text(form, name)))
      problems.push(`${name} is not a web address.`)
  }
  return problems
}

/** The hash escapes nothing: a pipe would let text move from one field to the next unnoticed. */
function unsafeFields(form: URLSearchParams): string[] {
  return hashedTexts
    .filter((name) => /[|\p{Cc}]/u.test(text(form, name)))
    .map((name) => `${name} holds a pipe or a control character.`)
}

function accountProblems(form: URLSearchParams, merchant: Merchant): string[] {
  const problems: string[] = []
  if (form.get('key') && form.get('key') !== merchant.key) problems.push('key is not known here.')
  // Any api_version changes which fields the hash covers
  // (docs.payu.in/docs/authentication-with-payu-apis).
  if (form.has('api_version')) problems.push('api_version is not supported.')
  return problems
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol)
}
