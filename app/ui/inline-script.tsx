import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

type Props = { type?: string; source: () => string }

/**
 * A script that stands in the page itself. The server marks it as ours while it renders, and the policy
 * allows it by its hash: any other inline script may not run. The browser has run it when React meets
 * it there, so its words no longer matter then.
 */
export function InlineScript({ type, source }: Props) {
  const html = typeof window === 'undefined' ? source() : ''
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <script
      type={type}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
