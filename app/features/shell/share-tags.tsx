import { useLocation } from 'react-router'
import type { PageFacts } from '#app/ui/page.ts'
import type { Shell } from './read-shell.server.ts'

type Props = { page: PageFacts; shell: Pick<Shell, 'name' | 'publicUrl' | 'image'> }

/** The canonical address, and the tags for previews of shared links. */
export function ShareTags({ page, shell }: Props) {
  const { pathname } = useLocation()
  const url = `${shell.publicUrl}${page.address ?? canonicalPath(pathname)}`
  const image = page.image || shell.image
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={`${shell.publicUrl}${image}`} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Addresses are lower case without a trailing slash. */
function canonicalPath(path: string): string {
  return path === '/' ? path : path.toLowerCase().replace(/(?<!\/)\/+$/, '')
}
