import { expect, it } from 'vitest'
import { callHeaders } from '../../mocks/call-headers'
import { renderApp } from '../../tests/render-app'

const NOW = new Date('2026-06-09T09:00:00Z')

it.each([
  ['/user', '/home'],
  ['/course', '/home'],
  ['/course/calendar', '/courses'],
  ['/chats', '/chat'],
  ['/subscriptions', '/user/subscriptions?warning=true'],
  ['/course/{stream}', '/course/{stream}/calendar'],
  ['/course/{stream}/stages', '/course/{stream}/calendar'],
  ['/course/{stream}/freeze', '/course/{stream}/calendar'],
  ['/course/{stream}/stages/{stage}/days/{day}', '/course/{stream}/calendar/{number}'],
  ['/course/{stream}/stages/{stage}/days/999999', '/course/{stream}/calendar'],
])('%s leads to %s', async (from, to) => {
  const app = await renderApp('/home', { now: NOW })
  const [stream] = app.client.getQueryData<{ id: number; courseId: number }[]>(['courses', 'streams']) ?? []
  if (!stream) throw new Error('The learner has no stream')
  const stages = await app.world.fetch(
    `https://school.example/spa/api/v1/courses/${stream.courseId}/stages?expand=days&lang=en`,
    { headers: callHeaders('lumen', app.world.tokenOf('main')) },
  )
  const [stage] = ((await stages.json()) as { data: { id: number; days: { id: number; day_number: number }[] }[] }).data
  const day = stage?.days[1]
  const fill = (path: string) =>
    path
      .replace('{stream}', String(stream.id))
      .replace('{stage}', String(stage?.id))
      .replace('{day}', String(day?.id))
      .replace('{number}', String(day?.day_number))
  await app.router.navigate({ href: fill(from) })
  expect(app.address()).toBe(fill(to))
})
