import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import type { LockStep } from './lock-reason'
import type { Stage, Stream } from '../model'
import { requestedHomework } from './lock-conditions'
import { useCourseName } from '../streams/use-streams'

interface LockStepLinkProps {
  step: Exclude<LockStep, { code: 'wait' }>
  stream: Stream
  stages: readonly Stage[]
  kind?: 'primary' | 'secondary'
  /** Stands in a modal that the address names: whatever it opens replaces that modal. */
  inModal?: boolean
}

/** A button for the first missing thing; what can only be bought leads to where it is sold. */
export function LockStepLink({ step, stream, stages, kind = 'primary', inModal = false }: LockStepLinkProps) {
  const { t } = useLingui()
  const name = useCourseName()(stream)
  const streamId = stream.id
  const toSupport = (words: string) => (
    <LinkButton {...modalTarget('support', { about: name })} replace={inModal} kind={kind}>
      {words}
    </LinkButton>
  )
  const toPurchase = (words: string) => (
    <LinkButton to="/course/$streamId/extend" params={{ streamId }} replace={inModal} kind={kind}>
      {words}
    </LinkButton>
  )
  switch (step.code) {
    case 'end_freeze':
      return (
        <LinkButton
          to="/course/$streamId/calendar"
          params={{ streamId }}
          search={{ modal: 'end-freeze' }}
          replace={inModal}
          resetScroll={false}
          kind={kind}
        >
          {t`End the pause`}
        </LinkButton>
      )
    case 'renew_subscription':
      return toPurchase(t`Renew the subscription`)
    case 'renew_course':
      return toPurchase(t`Renew the course`)
    case 'buy_course':
      return toPurchase(t`Get the full course`)
    case 'send_homework': {
      const row = requestedHomework(step.rowId, stages)
      const { homeworkId, isFailed } = step
      const first = row?.homework?.type === 'selfie' ? t`Take the photo` : t`Send the homework`
      if (!homeworkId) return <LinkButton to="/homework" kind={kind}>{t`All homework`}</LinkButton>
      return (
        <LinkButton
          to="/homework/$streamId/$homeworkId"
          params={{ streamId, homeworkId }}
          search={{ row: step.rowId }}
          kind={kind}
        >
          {isFailed ? t`Send it again` : first}
        </LinkButton>
      )
    }
    case 'finish_day': {
      const dayNumber = step.dayNumber
      if (dayNumber === null) return toSupport(t`Write to support`)
      return (
        <LinkButton to="/course/$streamId/calendar/$dayNumber" params={{ streamId, dayNumber }} kind={kind}>
          {t`Open day ${dayNumber}`}
        </LinkButton>
      )
    }
  }
}
