import { loadCode } from '#/platform/load-code'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_auth/course/$streamId/stages/$stageId/days/$dayId')({
  staticData: { leadsOn: true },
  beforeLoad: async ({ context, params: { streamId, dayId }, preload }) => {
    // A preload would fetch the whole course.
    if (preload) return
    const { oldDayNumber } = await loadCode(() => import('#/domains/study/days/old-day'))
    const dayNumber = await oldDayNumber(context.queryClient, streamId, Number(dayId))
    const calendar = `/course/${streamId}/calendar`
    throw redirect({ href: dayNumber === null ? calendar : `${calendar}/${dayNumber}`, replace: true })
  },
})
