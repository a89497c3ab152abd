import { ADDRESSES, type Address, foldersWhere } from '#app/addresses.ts'

/** Keeps search engines away from private pages, the API and everything that is not a page. */
export function robotsTxt(publicUrl: string): string {
  const folders = foldersWhere(({ indexed }) => indexed === 'never').toSorted()
  return [
    'User-agent: *',
    ...folders.map((folder) => `Disallow: ${disallowed(folder)}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A page that is private only with a payment's number may be indexed without it. */
function disallowed(folder: string): string {
  const page: Address | undefined = ADDRESSES.find(({ path }) => path === folder)
  if (page?.costly) return `${folder}?${page.costly.parameter}=`
  return ADDRESSES.some(({ path }) => path.startsWith(`${folder}/`)) ? `${folder}/` : folder
}
