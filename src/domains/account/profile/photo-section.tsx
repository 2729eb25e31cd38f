import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { part } from '#/ui/late/part'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { MarginSection } from '#/ui/page/margin-section'
import { Avatar } from '#/ui/pictures/avatar'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { fullName } from '../full-name'
import type { User } from '../model'
import { accountMutations } from '../mutations'

const PhotoModal = part(() => import('./photo-modal'), 'PhotoModal', { missing: 'toast' })

/** The learner's picture, and what can be done with it. */
export function PhotoSection({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t, i18n } = useLingui()
  const close = useCloseModal()
  const save = useMutation(accountMutations.saveAvatar())
  const hasPhoto = user.avatar !== null || user.avatarFileId !== null
  const remove = useOnce(async () => {
    try {
      await save.mutateAsync(null)
      showToast({ text: t`Your photo is removed.` })
    } catch (error) {
      showToast({ failed: true, text: `${t`Your photo was not removed.`} ${errorTexts(i18n, error)}` })
    }
  })
  return (
    <MarginSection title={t`Photo`} help={t`Experts and other learners see it.`}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={fullName(user)} src={user.avatar} size={88} />
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton {...modalTarget('photo')} size="sm" icon={Camera}>
            {hasPhoto ? t`Choose another photo` : t`Choose a photo`}
          </LinkButton>
          {hasPhoto && (
            <Button kind="text" size="sm" loading={save.isPending} onClick={() => void remove()}>
              {t`Remove the photo`}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <PhotoModal onMissing={close} />
        </Suspense>
      )}
    </MarginSection>
  )
}
