import type { ReactNode } from 'react'
import { cx } from '#/ui/cx'
import { PAGE_TITLE_ID } from '#/ui/page/document-title'

interface AccessFrameProps {
  /** The brand's picture and its caption; asterisks set italics. */
  art: string
  caption: string
  captionTone: 'dark' | 'light'
  logo: ReactNode
  language: ReactNode
  title: ReactNode
  lead: ReactNode
  children: ReactNode
  foot: ReactNode
}

/** The frame of the sign-in and of the screens before the shell: the brand's picture and one column. Draws only what it is given. */
export function AccessFrame({
  art,
  caption,
  captionTone,
  logo,
  language,
  title,
  lead,
  children,
  foot,
}: AccessFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col tablet:grid tablet:grid-cols-[minmax(0,46fr)_minmax(0,54fr)]">
      <figure className="relative h-[30dvh] max-h-70 min-h-47.5 short:h-12 short:min-h-0 overflow-hidden bg-fill tablet:sticky tablet:top-(--strip) tablet:h-[calc(100dvh-var(--strip))] tablet:max-h-none">
        <img
          src={art}
          alt=""
          fetchPriority="high"
          className="size-full object-cover object-[50%_58%] tablet:object-center"
        />
        <ArtCaption text={caption} tone={captionTone} />
      </figure>
      <div className="flex flex-1 flex-col max-tablet:px-5 tablet:pr-9 tablet:pl-[clamp(48px,8vw,120px)]">
        <header className="flex h-16 items-center justify-between gap-4 short:h-14 tablet:h-24">
          {logo}
          {language}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="outline-none max-tablet:pt-2 max-tablet:pb-8 tablet:my-auto tablet:w-full tablet:max-w-130 tablet:py-6"
        >
          {/* In half of a small window a smaller headline keeps short words from standing alone on a line. */}
          <h1
            id={PAGE_TITLE_ID}
            tabIndex={-1}
            className="type-display tablet:max-wide:text-[calc(4.9vw*var(--display-scale))]!"
          >
            {title}
          </h1>
          {/* Headlines may be wider than text and fields. */}
          <div className="tablet:max-w-105">
            <p className="mt-2.5 mb-7 text-lead text-muted short:mt-1.5 short:mb-4">{lead}</p>
            {children}
          </div>
        </main>
        <footer className="flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted max-tablet:mt-auto max-tablet:pt-4 max-tablet:pb-6 tablet:pb-8">
          {foot}
        </footer>
      </div>
    </div>
  )
}

/** Caption on the brand's picture, on its own ground; what stands between asterisks is set in italics. */
function ArtCaption({ text, tone }: { text: string; tone: 'dark' | 'light' }) {
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
