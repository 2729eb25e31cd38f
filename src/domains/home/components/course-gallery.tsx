import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { type StreamInState, streamGroups } from '#/domains/study/streams/stream-groups'
import { CourseCard } from './course-card'

/** How many home shows; the rest is one press away. */
const SHOWN = 6

/** The learner's courses on home, those in progress first. */
export function CourseGallery({ streams }: { streams: readonly StreamInState[] }) {
  const { t } = useLingui()
  const titleId = useId()
  const { ongoing, active, completed } = streamGroups(streams)
  const shown = [...ongoing, ...active, ...completed].slice(0, SHOWN)
  return (
    <section aria-labelledby={titleId} className="mt-14 tablet:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="type-h2">
          {t`Your courses`}
        </h2>
        <ArrowLink to="/courses">{t`All courses`}</ArrowLink>
      </div>
      <ul className="mt-2 grid min-[560px]:mt-7 min-[560px]:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] min-[560px]:gap-x-7 min-[560px]:gap-y-9 desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-11">
        {shown.map((one) => (
          <li key={one.stream.id}>
            <CourseCard one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
