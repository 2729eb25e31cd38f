import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { siteConfigQueries } from './queries'

/** Says, over the app in the local brand's look, that the domain configuration did not load, and loads it again. */
export function ConfigFailureDialog() {
  const { t } = useLingui()
  // What is here already stays in force, also where the device has kept it and nothing newer comes.
  const { isLoadingError, errorUpdatedAt, refetch } = useQuery(siteConfigQueries.domain())
  const [retrying, setRetrying] = useState(false)
  const [closedAt, setClosedAt] = useState(0)

  async function retry() {
    setRetrying(true)
    await refetch()
    setRetrying(false)
  }

  // A failure that the learner has dismissed stays dismissed; a later one is shown.
  const failed = isLoadingError && errorUpdatedAt !== closedAt
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
