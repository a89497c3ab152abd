import { useWords } from '#app/ui/language.tsx'
import { Card } from '#app/ui/section.tsx'
import { GIVING_WORDS } from '#words/forms.ts'
import type { GivingPage } from './read-giving.server.ts'

export function BankDetails({ bank }: { bank: GivingPage['bank'] }) {
  const words = useWords(GIVING_WORDS)
  return (
    <Card heading={words.bankTransfer}>
      <dl className="facts">
        <div>
          <dt>{words.accountName}</dt>
          <dd>{bank.accountName}</dd>
        </div>
        <div>
          <dt>{words.accountNumber}</dt>
          <dd>{bank.accountNumber}</dd>
        </div>
        <div>
          <dt>{words.bankAndBranch}</dt>
          <dd>
            {bank.bank}, {bank.branch}
          </dd>
        </div>
        <div>
          <dt>{words.ifsc}</dt>
          <dd>{bank.ifsc}</dd>
        </div>
      </dl>
    </Card>
  )
}
