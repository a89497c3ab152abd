import type { ComponentProps } from 'react'
import type { ShownPicture } from './pictures.ts'

const PHONE = '(width < 48rem)'

type Props = Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> & {
  picture: ShownPicture
  /** What a phone shows instead: the same, upright. */
  phone?: ShownPicture | undefined
  /** How wide it stands, for the choice among several sizes. */
  sizes?: string
  depth?: number
}

/** A picture in the newest form that the browser knows and the size that it needs. */
export function PictureImage({ picture, phone, sizes = '100vw', depth, ...image }: Props) {
  const { src, width, height, alt, sources = [] } = picture
  if (!src) return null
  return (
    <picture>
      {phone?.sources?.map(({ type, srcSet }) => (
        <source key={type} media={PHONE} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {phone?.src && <source media={PHONE} srcSet={phone.src} />}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...image} src={src} width={width} height={height} alt={alt} data-depth={depth} />
    </picture>
  )
}
