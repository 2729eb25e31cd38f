import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useBrand } from '#/domains/site-config/use-brand'
import { whenIdle } from '#/platform/when-idle'
import { TextLink } from '#/ui/buttons/text-link'
import { Picture } from '#/ui/pictures/picture'
import { catalogQueries } from './queries'
import { showsNewCourses } from './shows-new-courses'

/** The school's new courses on home, once they are due and the first view is drawn; nothing where they do not load. */
export function NewCourses({ courseIds }: { courseIds: readonly number[] }) {
  const { t } = useLingui()
  const titleId = useId()
  const brand = useBrand()
  const { now } = useLearnerTime()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const isShown = showsNewCourses(brand, now, courseIds)
  const { data: courses = [] } = useQuery({
    ...catalogQueries.start(brand.newHomeCourseIds),
    enabled: isShown && isIdle,
  })
  if (!isShown || courses.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-14 tablet:mt-18">
      <h2 id={titleId} className="type-h2">{t`New at the school`}</h2>
      <ul className="mt-5 grid gap-x-7 gap-y-9 min-[560px]:mt-7 min-[560px]:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-11">
        {courses.map(({ id, caption, excerpt, image }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1 wrap-anywhere">
            <Picture src={image} className="mb-2.5" />
            <h3 className="type-h3">{caption || t`Course`}</h3>
            <p className="text-small text-muted">{excerpt}</p>
            <p>
              <TextLink to="/new-course/$courseId" params={{ courseId: id }} className="target">
                {t`Look inside`}
                <span className="sr-only"> {caption}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
