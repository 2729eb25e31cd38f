import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { BannerSlot } from '#/domains/banners/banner-slot'
import { useBrand } from '#/domains/site-config/use-brand'
import { part } from '#/ui/late/part'
import { Page } from '#/ui/page/page'
import { ContinueSkeleton, InlineSkeleton } from '../components/continue-layout'
import { CourseGallery } from '../components/course-gallery'
import { Greeting } from '../components/greeting'
import { NotesSkeleton } from '../components/home-note'
import { continueLearning, lookBackOn } from '#/domains/study/streams/continue-learning'
import { HomeCourse } from '../home-course-part'
import { readLastStream } from '#/domains/study/streams/last-stream'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useStreams } from '#/domains/study/streams/use-streams'
import { useIdle } from '#/platform/use-idle'

const NoCourses = part(() => import('../components/no-courses'), 'NoCourses')
const ClubAtHome = part(() => import('#/domains/club/club-at-home'), 'ClubAtHome', { missing: 'silent' })
const Today = part(() => import('../components/today'), 'Today', { missing: 'silent' })
const NewFeatures = part(() => import('#/domains/banners/new-features'), 'NewFeatures', { missing: 'silent' })
const NewCourses = part(() => import('#/domains/catalog/new-courses'), 'NewCourses', { missing: 'silent' })

/** Home: the one thing to do next, what else matters in its course, and the other courses. */
export function HomeScreen() {
  const { t } = useLingui()
  const streams = useStreams()
  const { data: user } = useQuery(accountQueries.user())
  const lastVisited = user ? readLastStream(user.id) : null
  const current = continueLearning(streams, lastVisited)
  const ended = lookBackOn(streams, lastVisited)
  if (current) return <HomeOfCourse streams={streams} current={current} />
  return (
    <Page
      title={t`Home`}
      titleLook="display"
      heading={<Greeting>{streams.length > 0 && t`All your courses are behind you.`}</Greeting>}
    >
      {ended && <LookBack one={ended} />}
      <BannerSlot position="home" placement="beforeCourse" className="mt-6" />
      <Suspense>{streams.length > 0 ? <CourseGallery streams={streams} /> : <NoCourses />}</Suspense>
      <LateParts streams={streams} current={null} />
    </Page>
  )
}

function HomeOfCourse({ streams, current }: { streams: StreamInState[]; current: StreamInState }) {
  const { t } = useLingui()
  const parts = HomeCourse.useCode()
  return (
    <Page
      title={t`Home`}
      titleLook="display"
      heading={<Greeting>{parts ? <parts.NextText one={current} /> : <InlineSkeleton />}</Greeting>}
    >
      {parts ? <parts.HomeCourse one={current} /> : <ContinueSkeleton one={current} />}
      {!parts && current.stream.course && <NotesSkeleton />}
      <BannerSlot position="home" placement="beforeCourse" className="mt-10" />
      <CourseGallery streams={streams} />
      {parts && <LateParts streams={streams} current={current} />}
    </Page>
  )
}

/**
 * What comes once the first view is drawn, below everything else, so that it moves nothing there: what is due today, the school's new
 * courses, what the app has learned to do, and the club, the code of each where the school has it.
 */
function LateParts({ streams, current }: { streams: StreamInState[]; current: StreamInState | null }) {
  const { newHomeCourseIds, communityUrl, isBannerEnable } = useBrand()
  const isIdle = useIdle()
  const today = Today.useCode({ isDue: isIdle })
  const courses = NewCourses.useCode({ isDue: newHomeCourseIds.length > 0 })
  const news = NewFeatures.useCode({ isDue: isIdle && isBannerEnable })
  const club = ClubAtHome.useCode({ isDue: isIdle && communityUrl !== null })
  return (
    <>
      {today && <today.Today streams={streams} current={current} />}
      {courses && <courses.NewCourses courseIds={streams.map(({ stream }) => stream.courseId)} />}
      <BannerSlot position="home" placement="mainPage" className="mt-10" />
      {news && isBannerEnable && <news.NewFeatures />}
      {club && communityUrl !== null && <club.ClubAtHome />}
    </>
  )
}

function LookBack({ one }: { one: StreamInState }) {
  const parts = HomeCourse.useCode()
  return parts ? <parts.EndedCourse one={one} /> : <ContinueSkeleton one={one} />
}
