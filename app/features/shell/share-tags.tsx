import { useLocation } from 'react-router'
import { localPath } from '#app/local-path.ts'
import type { PageFacts } from '#app/ui/page.ts'
import type { Language } from '#domain/language.ts'
import type { Shell } from './read-shell.server.ts'

export function ShareTags(props: {
  page: PageFacts
  shell: Pick<Shell, 'name' | 'publicUrl' | 'image' | 'found'>
  language: Language
}) {
  const { page, shell, language } = props
  const { pathname } = useLocation()
  // Addresses are lower case without a trailing slash.
  const canonical = pathname === '/' ? '/' : pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  const path = page.address ?? canonical
  const url = `${shell.publicUrl}${localPath(language, path)}`
  const image = page.image || shell.image
  const languages = shell.found.path === path ? shell.found.languages : []
  const others = languages.includes(language) ? languages : []
  return (
    <>
      <link rel="canonical" href={url} />
      {others.length > 1 &&
        ['x-default' as const, ...others].map((each) => (
          <link
            key={each}
            rel="alternate"
            hrefLang={each}
            href={`${shell.publicUrl}${localPath(each === 'x-default' ? 'en' : each, path)}`}
          />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.name} />
      <meta property="og:locale" content={`${page.language ?? language}_IN`} />
      {others
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={`${each}_IN`} />
        ))}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={`${shell.publicUrl}${image}`} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
