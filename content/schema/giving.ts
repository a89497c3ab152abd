import * as v from 'valibot'
import { picture } from './picture.ts'
import { list, markdown, text } from './words.ts'

export const givingSchema = v.strictObject({
  title: text,
  description: text,
  lead: text,
  picture,
  text: markdown,
  bank: v.strictObject({
    accountName: text,
    accountNumber: text,
    bank: text,
    branch: text,
    ifsc: v.pipe(
      text,
      v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'must be an IFSC code such as "SBIN0000000"'),
    ),
  }),
  upi: v.strictObject({
    address: v.pipe(
      text,
      v.regex(/^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{2,64}$/, 'must be a UPI address'),
    ),
    payee: text,
  }),
  funds: list(v.strictObject({ code: text, label: text, about: text })),
  note: markdown,
})

export type Giving = v.InferOutput<typeof givingSchema>
