import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { Card } from '#app/ui/section.tsx'
import { CopyText } from '#app/ui/text/copy-text.tsx'
import { GIVING_WORDS } from '#words/forms.ts'
import type { GivingPage } from './read-giving.server.ts'

export function BankDetails({ bank }: { bank: GivingPage['bank'] }) {
  const words = useWords(GIVING_WORDS)
  return (
    <Card heading={words.bankTransfer}>
      <FactsList
        className="facts"
        facts={[
          [words.accountName, bank.accountName],
          [words.accountNumber, bank.accountNumber],
          [words.bankAndBranch, `${bank.bank}, ${bank.branch}`],
          [words.ifsc, bank.ifsc],
        ]}
      />
    </Card>
  )
}

export function UpiCard({ upi }: { upi: GivingPage['upi'] }) {
  const words = useWords(GIVING_WORDS)
  return (
    <Card heading={words.scan}>
      <img className="giving-code" src={upi.code} alt={words.code} width={232} height={232} />
      <p>{words.scanOrCopy}</p>
      <CopyText label={words.upiAddress} text={upi.address} />
      <p>
        <a href={upi.link}>{words.openUpi}</a>
      </p>
    </Card>
  )
}
