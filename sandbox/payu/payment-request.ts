import { withTwoDecimals } from './amounts.ts'
import { type Merchant, requestHash, type SignedFields, sameHash } from './hashes.ts'
import { requestProblems } from './request-problems.ts'

export type PaymentRequest = SignedFields & {
  lastname: string
  phone: string
  address: { address1: string; address2: string; city: string; state: string; country: string }
  zipcode: string
  successUrl: string
  failureUrl: string
  cancelUrl: string
}

type Reading = { ok: true; request: PaymentRequest } | { ok: false; problems: string[] }

/** Reads the hand-off form as PayU would, and lists everything that is wrong with it. */
export function readPaymentRequest(form: URLSearchParams, merchant: Merchant): Reading {
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
    address: {
      address1: text(form, 'address1'),
      address2: text(form, 'address2'),
      city: text(form, 'city'),
      state: text(form, 'state'),
      country: text(form, 'country'),
    },
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
    udf: ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'].map((name) => text(form, name)),
  }
}

function text(form: URLSearchParams, name: string): string {
  return form.get(name) ?? ''
}
