import { useScriptNonce } from '#app/scripts/framework-internals.ts'

type Props = { type?: string; source: (() => string | undefined) | undefined }

/**
 * A script that stands in the page itself. The server marks it as ours while it renders, and the policy
 * allows it by its hash: any other inline script may not run. The browser has run it when React meets
 * it there, so its words no longer matter then.
 */
export function InlineScript({ type, source }: Props) {
  const html = typeof window === 'undefined' ? (source?.() ?? '') : ''
  const nonce = useScriptNonce()
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
