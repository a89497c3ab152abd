import { Card } from '#app/ui/card.tsx'
import { CopyText } from '#app/ui/text/copy-text.tsx'
import type { GivingPage } from './read-giving.server.ts'

export function UpiCard({ upi }: { upi: GivingPage['upi'] }) {
  return (
    <Card heading="Scan and give">
      <img
        className="giving-code"
        src={upi.code}
        alt="QR code for giving with any UPI app"
        width={232}
        height={232}
      />
      <p>Scan the code with any UPI app, or copy the address into it.</p>
      <CopyText label="UPI address" text={upi.address} />
      <p>
        <a href={upi.link}>Open in a UPI app on this phone</a>
      </p>
    </Card>
  )
}
