import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, notFound, useSearch } from '@tanstack/react-router'
import { Check, Play } from 'lucide-react'
import type { Course } from '#/domains/study/model'
import { courseQueries } from '#/domains/study/stream-queries'
import { ExternalLink } from '#/ui/buttons/external-link'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { Avatar } from '#/ui/pictures/avatar'
import { Picture } from '#/ui/pictures/picture'
import { Pill } from '#/ui/pill'
import { CourseSale, type Purchase } from '../components/course-sale-section'
import { fullStreamOf } from '../course-sale'
import type { CourseResult } from '../model'
import { catalogQueries } from '../queries'
import { TrailerModal, type TrailerPlayer } from '../trailer-modal'
import { useLevelText } from '../use-level-text'

interface NewCourseScreenProps {
  courseId: number
  /** The service that led here. */
  service: number | undefined
  trailer: TrailerPlayer
  purchase: Purchase
}

/** A course of the school: what it is, who teaches it, and what of it can be bought. */
export function NewCourseScreen({ courseId, service, trailer, purchase }: NewCourseScreenProps) {
  const { t } = useLingui()
  const { data: found } = useSuspenseQuery(catalogQueries.start([courseId]))
  const { data: streams } = useSuspenseQuery(courseQueries.streams())
  const own = streams.find((one) => one.courseId === courseId)?.course
  const course = found[0] ?? (own && asFound(own))
  const { modal } = useSearch({ strict: false })
  const level = useLevelText(course?.complexity ?? null)
  if (!course) throw notFound()
  const stream = fullStreamOf(courseId, streams)
  const { category, subcategory, coach, consultationLimit, landing, demoVideo, excerpt } = course
  const name = course.caption || t`Course`
  const kinds = [category?.title, subcategory?.title, level].filter(Boolean)
  return (
    <Page
      title={name}
      titleLook="hidden"
      head={t`Catalog`}
      crumbs={[{ label: t`Catalog`, link: linkOptions({ to: '/catalog' }) }, { label: name }]}
    >
      <div className="grid gap-6 pb-9 wide:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] wide:gap-14 wide:pb-12">
        <div>
          <Picture
            src={course.backgroundImage ?? course.image}
            ratio="16:10"
            eager
            className="-mx-gutter rounded-none! tablet:mx-0 tablet:rounded-lg!"
          />
          {demoVideo && (
            <LinkButton {...modalTarget('trailer', { course: courseId })} kind="text" size="sm" icon={Play}>
              {t`Watch the trailer`}
            </LinkButton>
          )}
        </div>
        <div className="min-w-0 wrap-anywhere">
          <p className="text-small text-muted">{kinds.join(', ')}</p>
          {/* The heading that readers find stands above it. */}
          <p aria-hidden className="mt-2 type-h1">
            {name}
          </p>
          <p className="mt-3 max-w-[58ch] text-lead whitespace-pre-line text-muted">{excerpt}</p>
          {consultationLimit > 0 && (
            <p className="mt-4">
              {t`${plural(consultationLimit, { one: '# consultation', other: '# consultations' })}`}
            </p>
          )}
          {landing && (
            <p className="mt-4">
              <ExternalLink href={landing} showHost className="target">
                {t`More on its own page`}
              </ExternalLink>
            </p>
          )}
          {stream && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
              <Pill tone="success" icon={Check}>
                {t`In your courses`}
              </Pill>
              <LinkButton to="/course/$streamId/calendar" params={{ streamId: stream.id }}>
                {t`Open the course`}
              </LinkButton>
            </div>
          )}
        </div>
      </div>
      <CourseSale {...{ courseId, name, streams, chosen: service, purchase }} />
      {coach?.name && (
        <MarginSection title={t`Who teaches`}>
          <div className="flex items-center gap-4.5">
            <Avatar name={coach.name} src={coach.photo} size={88} />
            <p className="type-h4 wrap-anywhere">{coach.name}</p>
          </div>
        </MarginSection>
      )}
      {modal === 'trailer' && <TrailerModal course={course} player={trailer} />}
    </Page>
  )
}

/** A course of the learner's that the search does not know any more. */
const asFound = (course: Course): CourseResult => ({
  ...course,
  backgroundImage: course.background,
  subcategory: null,
  landing: null,
  coach: null,
  consultationLimit: 0,
})
