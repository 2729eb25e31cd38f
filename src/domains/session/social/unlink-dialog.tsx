import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#/api/errors'
import type { SocialSource } from '#/brand/kinds'
import { accountMutations } from '#/domains/account/mutations'
import { accountQueries } from '#/domains/account/queries'
import { Confirm } from '#/ui/modals/confirm'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { SOCIAL_NAMES } from '../texts'

interface UnlinkDialogProps {
  id: number
  source: SocialSource
  onDone: () => void
  onCancel: () => void
}

/** Asks before a network is unlinked, and says why where that cannot be. */
export function UnlinkDialog({ id, source, onDone, onCancel }: UnlinkDialogProps) {
  const { t, i18n } = useLingui()
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const unlink = useMutation(accountMutations.unlinkNetwork())
  const [problem, setProblem] = useState<unknown>(null)
  const name = SOCIAL_NAMES[source]
  const press = useOnce(async () => {
    setProblem(null)
    try {
      await unlink.mutateAsync(id)
      onDone()
    } catch (error) {
      setProblem(error)
    }
  })
  const isOnlyWay = isApiError(problem, 409)
  return (
    <Confirm
      title={t`Unlink ${name}?`}
      confirmLabel={t`Unlink`}
      cancelLabel={t`Keep it`}
      onConfirm={() => void press()}
      onCancel={onCancel}
      busy={unlink.isPending}
      error={
        problem !== null && (
          <Banner tone="danger" role="alert" title={t`${name} is still linked.`}>
            {isOnlyWay
              ? t`It is your only way to sign in. Set an email and a password first.`
              : errorTexts(i18n, problem)}
          </Banner>
        )
      }
    >
      {user?.email === null
        ? t`You won’t be able to sign in with it any more.`
        : t`You will sign in with your email and password.`}
    </Confirm>
  )
}
