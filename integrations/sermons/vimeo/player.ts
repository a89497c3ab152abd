type Source = { html?: string | null | undefined } | { address?: string | null | undefined }

/**
 * The player's address out of Vimeo's embed code, or as it is given. The code itself is never used:
 * only an address at the provider's own host is, and of its options only the key to unlisted videos.
 */
export function readPlayer(source: Source, origins: readonly string[]): string | undefined {
  const text = 'html' in source ? frameAddress(source.html ?? '') : addressOf(source)
  if (!text || !URL.canParse(text)) return undefined
  const { origin, pathname, searchParams, username } = new URL(text)
  if (!origins.includes(origin) || username || !/\/\d+$/.test(pathname)) return undefined
  const player = new URL(`${origin}${pathname}`)
  const key = searchParams.get('h')
  if (key && /^\w{1,40}$/.test(key)) player.searchParams.set('h', key)
  player.searchParams.set('dnt', '1')
  player.searchParams.set('autoplay', '1')
  return player.href
}

function addressOf(source: Source): string | undefined {
  return 'address' in source ? (source.address ?? undefined) : undefined
}

function frameAddress(html: string): string | undefined {
  const [, , address] = /<iframe\b[^<>]{0,2000}?\ssrc\s*=\s*(["'])(.{1,2000}?)\1/is.exec(html) ?? []
  return address?.replaceAll('&amp;', '&')
}
