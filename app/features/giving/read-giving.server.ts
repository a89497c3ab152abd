import type { Reader, SiteServices } from '#app/services.server.ts'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { upiLink } from '#domain/gift.ts'

export async function readGiving({ pictures }: SiteServices, reader: Reader) {
  const { content } = reader
  const { giving } = content
  const link = upiLink(giving.upi)
  // Loaded with the first visit, so that the site starts sooner.
  const { default: QRCode } = await import('qrcode')
  const code = await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
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
    upi: {
      address: giving.upi.address,
      link,
      code: `data:image/svg+xml,${encodeURIComponent(code.trim())}`,
    },
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
