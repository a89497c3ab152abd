/** Text that the office wrote in Markdown, already turned into HTML by the server. */
export function HtmlText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own content, with raw HTML escaped
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
