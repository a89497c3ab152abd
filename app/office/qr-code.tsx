/** A text to scan from the screen or from paper. */
export function QrCode(props: {
  qr: { path: string; size: number }
  label: string
  className?: string
}) {
  const {
    qr: { path, size },
    label,
    className,
  } = props
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
