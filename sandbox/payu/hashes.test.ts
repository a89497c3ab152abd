import { expect, test } from 'vitest'
import { commandHash, requestHash, responseHash } from './hashes.ts'

const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }
const anita = {
  txnid: 'GIV250615A7K2Q9',
  amount: '500.00',
  productinfo: 'Tithe',
  firstname: 'Anita',
  email: 'anita@example.org',
  udf: [],
}
const ravi = {
  txnid: 'GIV250615B3M8X1',
  amount: '1250.50',
  productinfo: 'Building Fund',
  firstname: 'Ravi Kumar',
  email: 'ravi.kumar@example.org',
  udf: ['building', 'once', '80G-no', 'web', 'v1'],
}
const joy = {
  txnid: 'GIV250615C5T4Z7',
  amount: '10.00',
  productinfo: 'Missions',
  firstname: 'Joy',
  email: 'joy@example.org',
  udf: ['', 'abc', '', '15'],
}

test.each([
  [
    'no udf',
    anita,
    '5a8d74c05c27d9f9b84fd93b84e81f60f8704e6a93f5fb2a41400dc2aa83599baa6928f778a435f6e1a417501778ab27a58da17f0dc15d427fa715363ca7dca3',
  ],
  [
    'all udf',
    ravi,
    '196dd38f1dd1493c26d75a9569485fb169fa765134b7a387bddee167b6cc98cb1ab433fa6e384e90e0184645c9e50ebb83758e10124a0f7f43c6e1fc8d7bcc14',
  ],
  [
    'some udf',
    joy,
    '48621b0757d64e086f7530427cf1c701ec1969c35ceef3cfc8ecbbab4c2417e6dc0c60155fac2d4150429c442e31784ee07d76b6ad071a8998f78a9045770be1',
  ],
  [
    'a name beyond ASCII',
    { ...anita, firstname: 'Anitā' },
    'acbcaaf849cd219072025bbee3301257e02815069c1ee7f82abcb0148f40d783e29a43d1428f097c8203fc3eb3febf2ab5b98462ba4a6a0f06ed1b57daea961a',
  ],
])('a request with %s has PayU’s hash', (_, fields, digest) => {
  expect(requestHash(fields, merchant)).toBe(digest)
})

test.each([
  [
    'success',
    anita,
    '77595377ba9af4da4089cbfbe76f223cb098a38c9951c37c4fde78885d95f1e69e442c9696e4db440e3346ec6d8a9094c2e51a15cc308dbb0dff4911abdc2289',
  ],
  [
    'failure',
    anita,
    '9779470a3d974a30cd3d8f6528a997f3ad62e482d421ba7560fa314a47a9b898b5be42954de4b0067909b2000407775fd0abe715363dc1a2a27e34d0711bfe94',
  ],
  [
    'pending',
    anita,
    'f71cc89af7ca96adf77576273e405bea7b7e6d6b8bc5dca18269aec0755608ce8286fcb1e96c0941b84fb0d1d52dabe2262b732a02cace8fbc308187beeb2cfc',
  ],
  [
    'success',
    ravi,
    '489049c3199f07af76768931e5d23fb350bf6da3bae007ddd22583875669e96dbd1736cf1855b9afa4f638b837ab7c51921c2087485c4c8208b7047712070e0e',
  ],
  [
    'failure',
    ravi,
    '1af7c6a5171a441560ef1451ce301df59eb675f6d753fef8ff653026d9af801ce3dd6ad5ef1a089f4781ab48cef5e130f2eeacf8df661d1a79a019b09ca48260',
  ],
])('a report of %s has PayU’s hash', (status, fields, digest) => {
  expect(responseHash({ ...fields, status }, merchant)).toBe(digest)
})

test.each([
  [
    'verify_payment',
    'GIV250615A7K2Q9',
    'cb8d99242b2c89c15a4f9b7e9161ae3bbf389fb546fdf97448336a3ea42cfd9430b6756678d95e0c727cdce68c3df23f18afb37c4702e8e278d51ac45f12bffc',
  ],
  [
    'verify_payment',
    'GIV250615A7K2Q9|GIV250615B3M8X1|GIV250615C5T4Z7',
    '0eaf37a5fa9d783b649ae109b343434d4fe7c1d0527e41c8e19020aeb593266b00896a512956f9a014d950b183413f2701dc49efb1cf17063eddabdeb2587e77',
  ],
  [
    'check_payment',
    '900000000012345678',
    '39197c4d7baf70ad1e0f07e4876d7f5866c936897451f1df660cdaaad57357c82c6e94516a4d9abfe60a7049c08f6b4b2823c14a142be84af478012f910fc078',
  ],
  [
    'cancel_refund_transaction',
    '900000000012345678',
    '17caf7796eb180edd8d5539a9757be3481d9aa5f7f24d4e1982df078b5d58923de4c5926745475003bc9668d24379a42bcd864cd868d3ff49e51c142d496c447',
  ],
])('the command %s about %s has PayU’s hash', (command, var1, digest) => {
  expect(commandHash({ command, var1 }, merchant)).toBe(digest)
})
