import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/ui/button'
import { Modal } from '#/ui/modal'
import { siteConfigQueries } from './queries'

/** Says that the domain configuration did not come, over the app in the local brand's look, and asks for it again. */
export function ConfigFailureDialog() {
  const { t } = useLingui()
  const { isError, errorUpdatedAt, refetch } = useQuery(siteConfigQueries.domain())
  const [retrying, setRetrying] = useState(false)
  const [closedAt, setClosedAt] = useState(0)

  async function retry() {
    setRetrying(true)
    await refetch()
    setRetrying(false)
  }

  // A failure that the learner has put aside stays aside; a later one is news.
  const failed = isError && errorUpdatedAt !== closedAt
  if (!failed && !retrying) return null
  return (
    <Modal
      title={t`Error`}
      size="sm"
      role="alertdialog"
      describedBy="config-failure"
      onClose={() => !retrying && setClosedAt(errorUpdatedAt)}
      footer={
        <Button kind="primary" data-autofocus loading={retrying} onClick={() => void retry()}>
          {t`Try again`}
        </Button>
      }
    >
      <p id="config-failure">{t`Failed to load the app configuration`}</p>
    </Modal>
  )
}
