import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readToken } from '#/api/token-store'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { ExternalLink } from '#/ui/buttons/external-link'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal, useDropModal } from '#/ui/modals/use-close-modal'
import { Rows } from '#/ui/page/rows'
import { EmptyState } from '#/ui/states/empty-state'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { CommunityRow } from './components/community-row'
import { useClub } from './use-club'

/** The learner's communities by their titles: each leads to its page, its chat, or to what it needs. */
export function ClubModal() {
  const { communityUrl } = useBrand()
  // Until the school's configuration has come or failed it is not known whether there is a club.
  const { isPending } = useQuery({ ...siteConfigQueries.domain(), enabled: false })
  if (isPending) return null
  return communityUrl === null || readToken() === null ? <NoClub /> : <Communities />
}

/** The school has no club, or nobody is signed in: an old link leaves nothing behind. */
function NoClub() {
  const drop = useEffectEvent(useDropModal())
  useEffect(() => drop(), [])
  return null
}

function Communities() {
  const { t } = useLingui()
  const { clubUrls } = useBrand()
  const close = useCloseModal()
  const { read, shown } = useClub()
  return (
    <Modal title={t`Which community?`} onClose={close}>
      {read.isPending ? (
        <SkeletonScreen label={t`Loading the communities`} onRetry={() => void read.refetch()}>
          {[0, 1].map((row) => (
            <span key={row} className="flex items-center gap-4 py-4">
              <Skeleton className="size-14" />
              <Skeleton className="h-5 w-48" />
            </span>
          ))}
        </SkeletonScreen>
      ) : read.error && !read.data ? (
        <ErrorBlock
          error={read.error}
          title={t`The communities didn’t load`}
          as="h3"
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : shown.length === 0 ? (
        <EmptyState title={t`No communities yet`}>{t`They come with courses and subscriptions.`}</EmptyState>
      ) : (
        <Rows open>
          {shown.map((one) => (
            <CommunityRow key={one.community.id} {...one} />
          ))}
        </Rows>
      )}
      {clubUrls.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4 text-small">
          {clubUrls.map((url) => (
            <ExternalLink key={url} href={url} showHost className="target">
              {t`All about the club`}
            </ExternalLink>
          ))}
        </p>
      )}
    </Modal>
  )
}
