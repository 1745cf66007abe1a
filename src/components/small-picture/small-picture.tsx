import { pictureSet } from '../../lib/products/picture-set.ts'

/** A square picture beside the name of what it shows. */
export function SmallPicture({ url, size }: { url: string; size: number }) {
  return (
    <img
      src={url}
      {...pictureSet(url, `${size}px`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
