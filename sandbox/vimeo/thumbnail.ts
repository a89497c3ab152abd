/** A picture for `700000001_640x360.svg`: morning over two hills, its colours made from the number. */
export function thumbnail(name: string): Response {
  const [id = 0, width = 640, height = 360] = name.split(/\D+/).map(Number)
  return new Response(drawing({ hue: (id * 47) % 360, rise: (id * 13) % 60, width, height }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}

type Scene = { hue: number; rise: number; width: number; height: number }

function drawing({ hue, rise, width, height }: Scene): string {
  const sun = `${150 + rise * 5}`
  const sky = `hsl(${hue} 55% 38%)`
  const glow = `hsl(${(hue + 40) % 360} 75% 72%)`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient></defs>
<path fill="url(#s)" d="M0 0h640v360H0z"/>
<circle cx="${sun}" cy="${210 - rise}" r="52" fill="#fff6dd"/>
<circle cx="${sun}" cy="${210 - rise}" r="86" fill="#fff6dd" opacity=".25"/>
<path fill="hsl(${hue} 45% 28%)" d="M0 ${260 - rise / 2}Q160 180 330 270T640 230v130H0z"/>
<path fill="hsl(${hue} 50% 18%)" d="M0 320Q220 230 420 310T640 ${280 + rise / 2}v80H0z"/>
</svg>
`
}
