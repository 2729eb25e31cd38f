import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConsultationsScreen } from '#/domains/video-consultations/screens/consultations-screen'
import { ConsultationsSkeleton } from '#/domains/video-consultations/screens/consultations-skeletons'
import { startVideoConsultations } from '#/domains/video-consultations/start-video-consultations'
import { oneOfParam, searchParams, textParam, wholeParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/videoconsultations/')({
  staticData: {
    name: 'videoconsultations',
    section: 'profile',
    isOpenUnpaid: false,
    banners: 'videoconsultations',
    crumb: msg`Video consultations`,
    failure: msg`Your video consultations didn’t load`,
  },
  validateSearch: searchParams({ tab: oneOfParam(['history']), pages: wholeParam(1, 500), appointment: textParam }),
  loader: ({ context }) => startVideoConsultations(context.queryClient),
  component: Consultations,
  pendingComponent: ConsultationsSkeleton,
})

function Consultations() {
  const { tab = 'available', pages = 1 } = Route.useSearch()
  return <ConsultationsScreen tab={tab} pages={pages} />
}
