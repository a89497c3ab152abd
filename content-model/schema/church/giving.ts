import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, pageDescription, pageLead, pageTitle } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { list, markdown, text, written } from '#content-model/schema/words.ts'

const bank = v.strictObject({
  accountName: described(written, {
    title: 'Account name',
    description: 'The name in which the account is held.',
    example: 'City Church Bangalore',
  }),
  accountNumber: described(written, {
    title: 'Account number',
    description: 'As the bank writes it, with all its zeros.',
    example: '0000 0000 0000',
  }),
  bank: described(written, { title: 'Bank', description: 'Its name.', example: 'Sample Bank' }),
  branch: described(written, {
    title: 'Branch',
    description: 'The branch that holds the account.',
    example: 'Sample Nagar, Bangalore',
  }),
  ifsc: described(
    v.pipe(
      written,
      v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'must be an IFSC code, for example SBIN0000000'),
    ),
    {
      title: 'IFSC',
      description: 'The code of the branch, eleven letters and digits.',
      example: 'SMPL0000000',
    },
  ),
})

const upi = v.strictObject({
  address: described(
    v.pipe(
      written,
      v.regex(
        /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{2,64}$/,
        'must be a UPI address, for example citychurch@samplebank',
      ),
    ),
    {
      title: 'UPI address',
      description: 'The QR code is made from it. Scan the code with your own phone after a change.',
      example: 'citychurch@samplebank',
    },
  ),
  payee: described(written, {
    title: 'Payee',
    description: 'The name that UPI apps show to the giver.',
    example: 'City Church Bangalore',
  }),
})

const fund = v.strictObject({
  code: described(written, {
    title: 'Code',
    description: 'What the payment provider and the receipt say. Do not change it once it is used.',
    example: 'Project Nehemiah',
  }),
  label: described(text, {
    title: 'Label',
    description: 'What the form says.',
    example: 'Building Project',
  }),
  about: described(text, {
    title: 'About',
    description: 'One sentence on what the gift is for.',
    example: 'For the building we meet in.',
  }),
})

export const givingSchema = described(
  v.strictObject({
    title: pageTitle,
    description: pageDescription,
    lead: pageLead,
    picture,
    text: body,
    bank: described(bank, {
      title: 'Bank account',
      description: 'For gifts by bank transfer. Have a second person read it before it goes live.',
    }),
    upi: described(upi, { title: 'UPI', description: 'For gifts by scanning the code.' }),
    funds: described(list(fund), {
      title: 'Funds',
      description: 'What people can give for, in the order of the form.',
    }),
    note: described(markdown, {
      title: 'Note',
      description: 'What visitors read below the bank account and the code.',
      example: 'If you would like an acknowledgement, write to the office.',
    }),
  }),
  { title: 'Giving', description: 'The Give page: what people can give for, and how.' },
)
