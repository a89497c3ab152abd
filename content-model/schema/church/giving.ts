import { entries, group } from '#content-model/schema/field.ts'
import { body, pageDescription, pageLead, pageTitle } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { markdown, matching, text, written } from '#content-model/schema/values.ts'

const bank = group`Bank account: For gifts by bank transfer. Have a second person read it before
  it goes live.`({
  accountName: written`Account name: The name in which the account is held.
    e.g. City Church Bangalore`,
  accountNumber: written`Account number: As the bank writes it, with all its zeros.
    e.g. 0000 0000 0000`,
  bank: written`Bank: Its name. e.g. Sample Bank`,
  branch: written`Branch: The branch that holds the account. e.g. Sample Nagar, Bangalore`,
  ifsc: matching(
    /^[A-Z]{4}0[A-Z0-9]{6}$/,
    'must be an IFSC code, for example SBIN0000000',
  )`IFSC: The code of the branch, eleven letters and digits. e.g. SMPL0000000`,
})

const upi = group`UPI: For gifts by scanning the code.`({
  address: matching(
    /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{2,64}$/,
    'must be a UPI address, for example citychurch@samplebank',
  )`UPI address: The QR code is made from it. Scan the code with your own phone after a change.
    e.g. citychurch@samplebank`,
  payee: written`Payee: The name that UPI apps show to the giver. e.g. City Church Bangalore`,
})

const funds = entries`Funds: What people can give for, in the order of the form.`({
  code: written`Code: What the payment provider is told. Do not change it once it is used.
    e.g. Project Nehemiah`,
  label: text`Label: What the form, the receipt and the office say. e.g. Building Project`,
  about: text`About: One sentence on what the gift is for. e.g. For the building we meet in.`,
})

export const givingSchema = group`Giving: The Give page: what people can give for, and how.`({
  title: pageTitle,
  description: pageDescription,
  lead: pageLead,
  picture,
  text: body,
  bank,
  upi,
  funds,
  note: markdown`Note: What visitors read below the bank account and the code.
    e.g. If you would like an acknowledgement, write to the office.`,
})
