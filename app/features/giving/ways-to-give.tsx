import { useEffect, useState } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { type Fields, fieldValue } from '#app/ui/form/read-form.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { CopyText } from '#app/ui/text/copy-text.tsx'
import { readGiftAmount, upiLink } from '#domain/gift.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { GIVING_WORDS } from '#words/forms.ts'
import type { GivingPage } from './read-giving.server.ts'

export function BankDetails({ bank }: { bank: GivingPage['bank'] }) {
  const words = useWords(GIVING_WORDS)
  return (
    <div className="card">
      <h2>{words.bankTransfer}</h2>
      <FactsList
        className="facts"
        facts={[
          [words.accountName, bank.accountName],
          [words.accountNumber, bank.accountNumber],
          [words.bankAndBranch, `${bank.bank}, ${bank.branch}`],
          [words.ifsc, bank.ifsc],
        ]}
      />
    </div>
  )
}

export function askByUpi({ address, payee }: GivingPage['upi'], typed: Fields) {
  const read = readGiftAmount(fieldValue(typed, 'amount') ?? '')
  if (!read.ok) return { link: upiLink({ address, payee }) }
  const { amountMinor } = read
  const asked = { amountMinor, note: fieldValue(typed, 'productinfo') }
  return { link: upiLink({ address, payee, asked }), amountMinor }
}

export function UpiCard(props: { upi: GivingPage['upi']; asked: ReturnType<typeof askByUpi> }) {
  const { upi, asked } = props
  const { link, amountMinor } = asked
  const language = useLanguage()
  const words = GIVING_WORDS[language]
  const [drawn, setDrawn] = useState({ link: '', qr: upi.qr })
  // What draws a code is loaded once somebody has typed an amount. Without network there is only the first one.
  useEffect(() => {
    if (amountMinor === undefined) return
    let isLate = false
    import('#app/ui/qr-path.ts').then(
      ({ qrPath }) => isLate || setDrawn({ link, qr: qrPath(link) }),
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [link, amountMinor])
  const isAsked = amountMinor !== undefined && drawn.link === link
  return (
    <div className="card">
      <h2>{isAsked ? `${words.scan}: ${rupeesIn(language, amountMinor)}` : words.scan}</h2>
      <QrCode className="giving-code" qr={isAsked ? drawn.qr : upi.qr} label={words.code} />
      <p>{words.scanOrCopy}</p>
      <CopyText label={words.upiAddress} text={upi.address} />
    </div>
  )
}
