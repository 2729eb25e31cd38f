import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LinkProps, linkOptions } from '@tanstack/react-router'

export interface FailedPart {
  /** What did not load: the headline of the error page. */
  words: MessageDescriptor
  /** The section that it belongs to; none where the page is a section's first screen itself. */
  section?: { name: MessageDescriptor; link: LinkProps }
}

const COURSES = { name: msg`My courses`, link: linkOptions({ to: '/courses' }) }
const HOMEWORK = { name: msg`Homework`, link: linkOptions({ to: '/homework' }) }
const TASKS = { name: msg`Tasks`, link: linkOptions({ to: '/tasks' }) }
const SETTINGS = { name: msg`Settings`, link: linkOptions({ to: '/user/settings' }) }
const homework = msg`Your homework didn’t load`

/** What a route and those below it show; the first match counts. */
const PARTS: readonly [route: string, part: FailedPart][] = [
  ['/_auth/_home', { words: msg`Your courses didn’t load` }],
  ['/_auth/course/$streamId/calendar/$dayNumber', { words: msg`This day didn’t load`, section: COURSES }],
  ['/_auth/course/', { words: msg`This course didn’t load`, section: COURSES }],
  ['/_auth/homework/$', { words: homework, section: HOMEWORK }],
  ['/_auth/homework/', { words: homework }],
  ['/_auth/tasks/$', { words: homework, section: TASKS }],
  ['/_auth/tasks/', { words: homework }],
  ['/_auth/user/subscriptions', { words: msg`Your subscriptions didn’t load`, section: SETTINGS }],
  ['/_auth/user/', { words: msg`Your settings didn’t load` }],
]

/** What did not load, by the id of the route that failed. */
export function failedPart(routeId: string): FailedPart {
  if (routeId === '/_auth') return { words: msg`Your account didn’t load` }
  const found = PARTS.find(([route]) => routeId.startsWith(route))
  return found ? found[1] : { words: msg`This page didn’t load` }
}
