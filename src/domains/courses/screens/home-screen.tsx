import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { Page } from '#/ui/page'
import { ContinueBlock } from '../components/continue-block'
import { CourseGallery } from '../components/course-gallery'
import { Greeting } from '../components/greeting'
import { HomeNotes } from '../components/home-notes'
import { NextWords } from '../components/next-words'
import { NoCourses } from '../components/no-courses'
import { useCourse } from '../components/use-course'
import { continueLearning } from '../continue-learning'
import { readLastStream } from '../last-stream'
import type { StreamInState } from '../stream-groups'
import { useStreams } from '../use-streams'

/** Home: the one thing to do next, what else matters in its course, and the other courses. */
export function HomeScreen() {
  const { t } = useLingui()
  const streams = useStreams()
  const { data: user } = useQuery(accountQueries.user())
  const current = continueLearning(streams, user ? readLastStream(user.id) : null)
  if (current) return <HomeOfCourse streams={streams} current={current} />
  return (
    <Page
      title={t`Home`}
      titleLook="display"
      heading={<Greeting>{streams.length > 0 && t`All your courses are done.`}</Greeting>}
    >
      {streams.length > 0 ? <CourseGallery streams={streams} /> : <NoCourses />}
    </Page>
  )
}

function HomeOfCourse({ streams, current }: { streams: StreamInState[]; current: StreamInState }) {
  const { t } = useLingui()
  const course = useCourse(current)
  return (
    <Page
      title={t`Home`}
      titleLook="display"
      heading={
        <Greeting>
          <NextWords one={current} course={course} />
        </Greeting>
      }
    >
      <ContinueBlock one={current} course={course} />
      <HomeNotes one={current} course={course} />
      <CourseGallery streams={streams} />
    </Page>
  )
}
