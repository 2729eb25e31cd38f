import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#/ui/buttons/button'
import { ExternalLink } from '#/ui/buttons/external-link'
import { Html } from '#/ui/html/html'
import { pictureAddress } from '#/ui/pictures/use-picture'
import type { BannerFacts } from '../banner-rule'
import type { Banner } from '../model'
import { useBannerAt } from '../use-banner-at'
import { useBannerEvents } from '../use-banner-events'
import { useBannerFacts } from '../use-banner-facts'

const PLACE = { position: 'day', placement: 'insteadVideo' } as const

interface VideoBannerProps {
  /** The learner wants the lesson. */
  onLesson: () => void
  /** The video. */
  children: ReactNode
}

/** A banner in the frame of a lesson's video, or the video where there is none. */
export function VideoBanner(props: VideoBannerProps) {
  const facts = useBannerFacts()
  return facts ? <Known {...props} facts={facts} /> : props.children
}

function Known({ onLesson, children, facts }: VideoBannerProps & { facts: BannerFacts & { learnerId: number } }) {
  const shown = useBannerAt(PLACE, facts)
  if (!shown) return children
  return <Frame banner={shown.banner} learnerId={facts.learnerId} onLesson={onLesson} />
}

function Frame({ banner, learnerId, onLesson }: { banner: Banner; learnerId: number; onLesson: () => void }) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  const { onPress } = useBannerEvents(box, banner, PLACE, learnerId)
  const { title, text, url, buttonText, type } = banner
  const image = type === 'text' ? null : pictureAddress(banner.image)
  return (
    <section
      ref={box}
      aria-label={title || t`News of the school`}
      data-banner={banner.id}
      className="relative isolate flex aspect-video min-w-0 flex-col justify-end gap-2 overflow-hidden rounded-lg bg-spark-soft p-5 tablet:p-8 split:col-start-1"
    >
      {image !== null && (
        <img
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          className="absolute inset-0 -z-1 size-full object-cover opacity-25"
        />
      )}
      <h2 className="line-clamp-2 type-h2 wrap-anywhere">{title || t`News of the school`}</h2>
      {text !== '' && (
        <div className="line-clamp-3 text-ui wrap-anywhere">
          <Html html={text} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button kind="primary" icon={Play} onClick={onLesson}>
          {t`Show the lesson`}
        </Button>
        {url !== null && (
          <span onClickCapture={onPress}>
            <ExternalLink href={url} className="target">
              {buttonText || t`Look`}
            </ExternalLink>
          </span>
        )}
      </div>
    </section>
  )
}
