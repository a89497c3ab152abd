/** Markdown from the content, converted to HTML on the server. */
export function HtmlText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own content, with raw HTML escaped
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
