import { ADDRESSES } from '#app/addresses.ts'

/** Every page that a search engine may show. */
export function sitemapXml(publicUrl: string): string {
  const listed = ADDRESSES.filter(({ indexed }) => indexed === 'listed')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
