import { html } from 'hono/html'
import { partNames, sandboxParts } from '../parts.ts'

export type Html = ReturnType<typeof html>

export type Page = {
  title: string
  body: Html
  status?: number
  /** It is a file of the sandbox: the pages' policy forbids inline scripts. */
  script?: string
  /** Only the page that returns to the church posts to another site. */
  postsElsewhere?: boolean
  /** Only the video player may be framed by other sites; it has no navigation. */
  frameable?: boolean
}

export async function pageResponse(page: Page, { basePath }: { basePath: string }) {
  const { title, body, status = 200, script, postsElsewhere, frameable } = page
  const links = sandboxParts.map(
    (part) => html`<a href="${basePath}/${part}">${partNames[part].name}</a>\n`,
  )
  const header = html`<header>
<nav aria-label="Sandbox">
<a class="name" href="${basePath}/">Sandbox</a>
${links}</nav>
</header>`
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/style.css">
${script ? html`<script src="${basePath}/${script}" defer></script>` : ''}
</head>
<body>
${frameable ? '' : header}
<main class="${frameable ? 'player' : 'page'}">
<h1>${title}</h1>
${body}
</main>
${frameable ? '' : html`<footer>A stand-in for outside services. Nothing here is real.</footer>`}
</body>
</html>
`
  return new Response(String(await document), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self' data:",
        `form-action 'self'${postsElsewhere ? ' http: https:' : ''}`,
        "base-uri 'none'",
        `frame-ancestors ${frameable ? '*' : "'none'"}`,
      ].join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
