import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a route and those below it show; the first match counts. */
const PARTS: readonly [route: string, part: MessageDescriptor][] = [
  ['/_auth/_home', msg`Your courses didn’t load.`],
  ['/_auth/course/$streamId/calendar/$dayNumber', msg`This day didn’t load.`],
  ['/_auth/course/', msg`This course didn’t load.`],
  ['/_auth/homework/', msg`Your homework didn’t load.`],
  ['/_auth/tasks/', msg`Your homework didn’t load.`],
  ['/_auth/user/subscriptions', msg`Your subscriptions didn’t load.`],
  ['/_auth/user/', msg`Your settings didn’t load.`],
]

/** The message about what did not load, by the id of the route that failed. */
export function failedPart(routeId: string): MessageDescriptor {
  if (routeId === '/_auth') return msg`Your account didn’t load.`
  const found = PARTS.find(([route]) => routeId.startsWith(route))
  return found ? found[1] : msg`This page didn’t load.`
}
