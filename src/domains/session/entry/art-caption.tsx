import { cx } from '#/ui/cx'

/** Caption on the brand's picture, on its own ground; what stands between asterisks is set in italics. */
export function ArtCaption({ text, tone }: { text: string; tone: 'dark' | 'light' }) {
  const ground = tone === 'light' ? 'bg-on-media text-media' : 'bg-media text-on-media'
  return (
    // Part of a picture that screen readers skip.
    <figcaption
      aria-hidden
      className={cx('absolute bottom-6 left-6 mr-6 hidden rounded-sm px-3 py-1.5 text-caption tablet:block', ground)}
    >
      {/* Every second piece was between asterisks. */}
      {text.split('*').map((piece, place) => (place % 2 === 1 ? <i key={place}>{piece}</i> : piece))}
    </figcaption>
  )
}
