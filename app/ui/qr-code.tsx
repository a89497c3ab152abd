/** A text to scan from the screen or from paper. Drawn in the page itself, so that it needs no second request. */
export function QrCode(props: {
  qr: { path: string; size: number }
  label: string
  className?: string
}) {
  const { path, size } = props.qr
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={props.label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
