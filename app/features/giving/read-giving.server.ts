import type { SiteServices } from '#app/services.server.ts'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import { upiLink } from '#domain/giving/upi-link.ts'

/** The content of the Give page around its form. */
export async function readGiving({ content, pictures }: SiteServices) {
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
    lead: giving.lead,
    textHtml: toHtml(giving.text),
    noteHtml: toHtml(giving.note),
    bank: giving.bank,
    upi: {
      address: giving.upi.address,
      link,
      code: `data:image/svg+xml,${encodeURIComponent(code.trim())}`,
    },
    funds: giving.funds,
    email: content.church.email,
    asksPan: content.church.taxRelief !== undefined,
  }
}

export type GivingPage = Awaited<ReturnType<typeof readGiving>>
