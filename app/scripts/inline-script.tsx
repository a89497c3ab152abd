import { useScriptNonce } from '#app/scripts/framework-internals.ts'

type Props = { type?: string; source: (() => string | undefined) | undefined }

/**
 * The policy allows it by its hash, for which the server marks it with a nonce. A browser has run it before React
 * hydrates, so its source is not needed there.
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
