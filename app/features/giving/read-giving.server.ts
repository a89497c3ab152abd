import type { Reader, SiteServices } from '#app/services.server.ts'
import { qrPath } from '#app/ui/qr-path.ts'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { upiLink } from '#domain/gift.ts'

export async function readGiving({ pictures }: SiteServices, reader: Reader) {
  const { content } = reader
  const { giving } = content
  return {
    page: {
      title: giving.title,
      description: giving.description,
      style: 'give',
      titlesItself: true,
      image: pictures('give', giving.picture, 'social').src,
    },
    picture: pictures('give', giving.picture, 'page'),
    head: withLang({ lead: giving.lead }, partLang(reader, 'giving.title', 'giving.lead')),
    text: withLang({ html: toHtml(giving.text) }, partLang(reader, 'giving.text')),
    note: withLang({ html: toHtml(giving.note) }, partLang(reader, 'giving.note')),
    bank: giving.bank,
    // Without an amount, as it is printed or scanned before one is typed.
    upi: { ...giving.upi, qr: qrPath(upiLink(giving.upi)) },
    funds: readFunds(reader),
    email: content.church.email,
    asksPan: content.church.taxRelief !== undefined,
  }
}

export function readFunds(reader: Reader) {
  return reader.content.giving.funds.map((fund, at) =>
    withLang(fund, partLang(reader, `giving.funds.${at}`)),
  )
}

export type GivingPage = Awaited<ReturnType<typeof readGiving>>
