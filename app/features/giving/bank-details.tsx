import { Card } from '#app/ui/card.tsx'
import type { GivingPage } from './read-giving.server.ts'

export function BankDetails({ bank }: { bank: GivingPage['bank'] }) {
  return (
    <Card heading="Bank transfer">
      <dl className="facts">
        <div>
          <dt>Account name</dt>
          <dd>{bank.accountName}</dd>
        </div>
        <div>
          <dt>Account number</dt>
          <dd>{bank.accountNumber}</dd>
        </div>
        <div>
          <dt>Bank and branch</dt>
          <dd>
            {bank.bank}, {bank.branch}
          </dd>
        </div>
        <div>
          <dt>IFSC</dt>
          <dd>{bank.ifsc}</dd>
        </div>
      </dl>
    </Card>
  )
}
