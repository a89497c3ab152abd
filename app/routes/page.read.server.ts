import { readPage } from '#app/features/pages/read-page.server.ts'
import { loadForm } from '#app/features/registration/load-registration-page.ts'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import { findInformationPage } from '#app/http/content-addresses.ts'
import { briefly, publicHeaders } from '#app/http/public-page.ts'
import { splitLanguage } from '#app/local-path.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'

/** What the content has at an address; undefined where it has nothing. */
export async function readContentPage(services: SiteServices, reader: Reader, url: URL) {
  const key = pageKeyOf(url)
  const { language } = reader
  const asked = url.searchParams.get('event')
  const form = await readRegistrationPage(services, { key, asked, language })
  if (form) {
    await loadForm()
    return { view: { kind: 'form', ...form } as const, headers: FORM }
  }
  return findInformationPage(services.content.pages, key) && readInformation(services, reader, key)
}

/** The canonical address of a page is its key, below that of its language. */
export function pageKeyOf({ pathname }: Pick<URL, 'pathname'>): string {
  return splitLanguage(pathname).path.split('/')[1]?.toLowerCase() ?? ''
}

/** Short, because a closed form must not look open for long. The server refuses it to the minute. */
const FORM = publicHeaders({ parameters: ['event'], freshSeconds: 30, staleSeconds: 30 })

/** Short, because some list upcoming events, which end. */
const INFORMATION = publicHeaders({ freshSeconds: 30, staleSeconds: 120 })

async function readInformation(services: SiteServices, reader: Reader, key: string) {
  const view = await readPage(services, reader, key)
  const troubles = view.blocks.map((block) =>
    block.kind === 'events' ? block.dates.trouble : undefined,
  )
  const headers = { ...INFORMATION, ...briefly(troubles) }
  return { view: { kind: 'information', ...view } as const, headers }
}
