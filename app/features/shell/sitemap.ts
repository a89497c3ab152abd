import type { Content } from '#content/schema/content.ts'

const OTHER_PAGES = [
  'give',
  'policy',
  'ewgregister',
  'ewgtamilregister',
  'wfc1register',
  'wfc2register',
  'gpcregister',
]

/** Every page that a search engine may show. */
export function sitemapXml({ pages }: Pick<Content, 'pages'>, publicUrl: string): string {
  const paths = [...Object.keys(pages), ...OTHER_PAGES].map((name) => (name === 'home' ? '' : name))
  const entries = paths.map((path) => `  <url><loc>${publicUrl}/${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
