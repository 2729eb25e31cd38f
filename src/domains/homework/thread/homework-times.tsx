import { useNewTimes } from '#/domains/study/days/use-new-times'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

/** Refetches the listed streams when something of them is due; shows nothing. */
export function HomeworkTimes({ reads }: { reads: readonly HomeworkRead[] }) {
  return reads.map((read) => <StreamTimes key={read.one.stream.id} read={read} />)
}

function StreamTimes({ read: { one, course } }: { read: HomeworkRead }) {
  useNewTimes(one.stream, course?.locks.status)
  return null
}
