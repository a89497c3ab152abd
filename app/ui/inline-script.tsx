type Props = { type?: string; source: () => string }

/**
 * A script that stands in the page itself and is known to the policy by its hash. The browser has run
 * it when React meets it there, so its words no longer matter then.
 */
export function InlineScript({ type, source }: Props) {
  const html = typeof window === 'undefined' ? source() : ''
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source
    <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
