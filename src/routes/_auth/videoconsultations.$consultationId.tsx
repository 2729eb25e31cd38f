import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useBrand } from '#/domains/site-config/use-brand'
import { ConsultationScreen } from '#/domains/video-consultations/screens/consultation-screen'
import { ConsultationSkeleton } from '#/domains/video-consultations/screens/consultations-skeletons'
import { startVideoConsultation } from '#/domains/video-consultations/start-video-consultations'
import { searchParams, textParam } from '#/lib/search-params'
import { LazyNotFound } from '#/shell/lazy-pages'
import { part } from '#/ui/late/part'

const ConsultationNotFound = part(
  () => import('#/domains/video-consultations/screens/consultation-not-found'),
  'ConsultationNotFound',
)

export const Route = createFileRoute('/_auth/videoconsultations/$consultationId')({
  staticData: {
    name: 'videoconsultation',
    section: 'profile',
    isOpenUnpaid: false,
    parent: '/videoconsultations',
    failure: msg`This video consultation didn’t load`,
  },
  validateSearch: searchParams({ appointment: textParam }),
  params: {
    parse: ({ consultationId }) => ({ consultationId: Number(consultationId) }),
    stringify: ({ consultationId }) => ({ consultationId: String(consultationId) }),
  },
  loader: ({ context, params }) => startVideoConsultation(context.queryClient, params.consultationId),
  component: Consultation,
  pendingComponent: ConsultationSkeleton,
  notFoundComponent: NotFound,
})

/** A brand without video consultations does not know the address at all. */
function NotFound() {
  return useBrand().isVideoConsultationSupport ? <ConsultationNotFound /> : <LazyNotFound />
}

function Consultation() {
  return <ConsultationScreen id={Route.useParams().consultationId} />
}
