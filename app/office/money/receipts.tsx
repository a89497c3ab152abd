import * as v from 'valibot'
import { ChurchHead, ReceiptSheet } from '#app/features/receipts/receipt.server.tsx'
import { withFound } from '#app/office/back-to-found.tsx'
import { officeFile, officeForm, officePage } from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { tickField } from '#app/office/form/office-fields.ts'
import { PrintLine, Submit } from '#app/office/form/office-form.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { MoneyForm } from '#app/office/money/money-form.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { ReceiptLink } from '#app/office/receipt-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { type Errors, type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { amountInWords, formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { howPaid } from '#words/payments.ts'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import {
  type Receipt,
  readOfficeReceipt,
  readVoucher,
  voidReceipt,
} from '#workflows/records/receipts/read-receipt.ts'
import { csvText } from '#workflows/registration-lists/sheets/csv-line.ts'

/** Shown only when a receipt could not be made void: the form itself is on the pages of payments and gifts. */
const voiding = officePage({
  path: '/receipts/void',
  needs: 'refund',
  read: async (_, __, ___, refused) => {
    const { year = '', number = '', back } = refused?.typed ?? {}
    return { year, number: Number(number), back: backFrom(back) }
  },
  title: 'Void receipt',
  View: ({ page, refused }) => (
    <>
      <h1>Void receipt {receiptNumber(page)}</h1>
      <ChangesNotice about="receipt’s gift or registration" changes={refused?.changes ?? []} />
      <VoidForm {...page} refused={refused} version={refused?.version} />
      <LinkLine to={page.back}>Back, and leave it as it is</LinkLine>
    </>
  ),
})

/** What was sent as an address leads to these pages alone. */
function backFrom(path = ''): string {
  return /^\/office\/(payments|gifts)\/[\w-]+$/.test(path) ? path : '/office/payments'
}

export const receiptRows = [
  officePage({
    path: '/vouchers/:id',
    read: readVoucher,
    title: 'Voucher',
    View: ({ page: { of, church, isVoid, ...money }, query: { found = '' } }) => (
      <>
        <LinkLine to={withFound(`/office/${of.kind}s/${of.id}`, found)} className="no-print">
          Back to the {of.kind}
        </LinkLine>
        <h1>Voucher</h1>
        <article className="card receipt">
          <ChurchHead church={church} />
          {isVoid && <p className="note receipt-void">Void: this entry was reversed</p>}
          <FactsList
            className="receipt-facts"
            facts={[
              ['Given back on', shortDay(money.day)],
              ['To', money.payer],
              ['Amount', formatRupees(money.amountMinor)],
              ['In words', amountInWords(money.amountMinor)],
              ['Paid', howPaid('en', money.paidBy)],
              ['Reference', money.reference],
              ['It was paid for', money.towards],
              ['Reason', money.reason],
            ]}
          />
          <div className="row voucher-signatures">
            <p>Given by {money.author}</p>
            <p>Received by {money.payer}</p>
          </div>
        </article>
        <PrintLine />
      </>
    ),
  }),
  officePage({
    path: '/receipts/:year/:number',
    read: readOfficeReceipt,
    title: ({ receipt }) => `Receipt ${receipt.number}`,
    View: ({ page: { receipt, of }, query: { found = '' } }) => (
      <>
        <LinkLine to={withFound(`/office/${of.kind}s/${of.id}`, found)} className="no-print">
          Back to the {of.kind}
        </LinkLine>
        <h1>Receipt</h1>
        <ReceiptSheet receipt={receipt} />
        <PrintLine />
      </>
    ),
  }),
  officeForm({
    at: voiding,
    fields: v.object({
      year: v.string(),
      number: v.pipe(v.string(), v.transform(Number)),
      reason: v.string(),
      reissue: tickField(),
      back: v.string(),
    }),
    async run(services, asked, { back: _, ...receipt }) {
      const voided = await voidReceipt(services, { ...asked, ...receipt })
      return !voided.ok && voided.problem === 'void-already' ? { ok: true } : voided
    },
    errors: ({ problem }): Errors =>
      problem === 'changed' ? {} : { reason: 'Please write why the receipt is void.' },
    to: (_, { back }) => backFrom(back),
  }),
]

/** The year's givers for the tax office. Before `/gifts/:id`, which would take its name for an id. */
export const taxList = officeFile({
  path: '/gifts/tax-list.csv',
  async read(services, { actor }, { year = '' }) {
    const list = await exportTaxList(services, { actor, year })
    if (!list.ok) return list.problem === 'not-allowed' ? list : undefined
    return { name: `tax-list-${year}.csv`, type: 'text/csv; charset=utf-8', body: csvText(list) }
  },
})

export function ReceiptActions({
  receipts,
  mayVoid,
  ...form
}: Pick<VoidFormProps, 'back' | 'version'> & { receipts: readonly Receipt[]; mayVoid: boolean }) {
  if (receipts.length === 0) return null
  return (
    <OfficeCard id="receipts" title="Receipts">
      <ul className="money-receipts lines">
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <p>
              <ReceiptLink receipt={receipt} />
              {receipt.voided_at
                ? ` has been void since ${shortMoment(receipt.voided_at)}: ${receipt.void_reason}`
                : ` of ${shortDay(dayInIndia(Date.parse(receipt.issued_at)))}`}
            </p>
            {mayVoid && !receipt.voided_at && (
              <details className="link-summary no-print">
                <summary>Void receipt</summary>
                <VoidForm year={receipt.year} number={receipt.number} {...form} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}

type VoidFormProps = {
  year: string
  number: number
  back: string
  version: number | undefined
  refused?: RefusedForm | undefined
}

function VoidForm({ year, number, back, version, refused }: VoidFormProps) {
  const { typed, errors } = typingOf(refused)
  return (
    <MoneyForm
      action="/office/receipts/void"
      fields={{ year, number, back }}
      {...{ refused, version }}
    >
      <TypedField
        label="Reason"
        name="reason"
        id={`void-${year}-${number}`}
        maxLength={200}
        focus={'reason' in errors}
        {...{ typed, errors }}
      />
      <CheckField label="Issue a new receipt with a new number" name="reissue" typed={typed} />
      <Submit isQuiet>Void receipt {receiptNumber({ year, number })}</Submit>
    </MoneyForm>
  )
}
