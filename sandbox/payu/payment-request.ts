import { type Merchant, requestHash, type SignedFields, sameHash } from './hashes.ts'
import { paise, withTwoDecimals } from './payment.ts'

export type PaymentRequest = SignedFields & {
  phone: string
  successUrl: string
  failureUrl: string
  cancelUrl: string
}

/** It lists everything that PayU would find wrong with the hand-off form. */
export function readPaymentRequest(
  form: URLSearchParams,
  merchant: Merchant,
): { ok: true; request: PaymentRequest } | { ok: false; problems: string[] } {
  const problems = requestProblems(form, merchant)
  if (problems.length > 0) return { ok: false, problems }
  const text = (name: string) => form.get(name) ?? ''
  const signed = {
    txnid: text('txnid'),
    amount: text('amount'),
    productinfo: text('productinfo'),
    firstname: text('firstname'),
    email: text('email'),
  }
  if (!sameHash(text('hash'), requestHash(signed, merchant))) {
    const problem = 'hash does not match: check the key, the salt and their order.'
    return { ok: false, problems: [problem] }
  }
  const request = {
    ...signed,
    amount: withTwoDecimals(signed.amount) ?? '',
    phone: text('phone'),
    successUrl: text('surl'),
    // PayU documents furl as required, but accepts requests without it and uses surl for failures too.
    failureUrl: text('furl') || text('surl'),
    cancelUrl: text('curl') || text('furl') || text('surl'),
  }
  return { ok: true, request }
}

const required = 'key txnid amount productinfo firstname email phone surl hash'.split(' ')

const longest = { txnid: 25, productinfo: 100, firstname: 60, email: 50, phone: 50 }

function requestProblems(form: URLSearchParams, { key }: Merchant): string[] {
  const text = (name: string) => form.get(name) ?? ''
  const missing = required.filter((name) => !text(name).trim())
  const long = Object.entries(longest).filter(([name, limit]) => text(name).length > limit)
  const addresses = ['surl', 'furl', 'curl'].filter((name) => text(name))
  // The hash escapes nothing: a pipe would let text move from one field to the next unnoticed.
  const signed = ['productinfo', 'firstname', 'email']
  const unsafe = signed.filter((name) => /[|\p{Cc}]/u.test(text(name)))
  const others: [boolean, string][] = [
    [
      paise(text('amount')) < 100,
      'amount must be rupees such as 500.00, at least 1.00, without commas.',
    ],
    [!/^\d*$/.test(text('phone')), 'phone may hold digits only.'],
    [!/^([^\s@]+@\S+)?$/.test(text('email')), 'email is not an address.'],
    [!/^[\w-]*$/.test(text('txnid')), 'txnid holds other than A–Z, 0–9, - and _.'],
    [text('key') !== '' && text('key') !== key, 'key is not known here.'],
    // It changes which fields the hash covers (docs.payu.in/docs/authentication-with-payu-apis).
    [form.has('api_version'), 'api_version is not supported.'],
  ]
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...long.map(([name, limit]) => `${name} is longer than ${limit} characters.`),
    ...addresses
      .filter((name) => !/^https?:$/.test(URL.parse(text(name))?.protocol ?? ''))
      .map((name) => `${name} is not a web address.`),
    ...unsafe.map((name) => `${name} holds a pipe or a control character.`),
    ...others.filter(([isWrong]) => isWrong).map(([, problem]) => problem),
  ]
}
