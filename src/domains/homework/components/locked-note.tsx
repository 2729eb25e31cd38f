import { useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { Banner } from '#/ui/banner'
import { LinkButton } from '#/ui/link-button'
import { modalTarget } from '#/ui/modal-target'
import type { HomeworkView } from './use-homework'
import { useLockLine } from './use-lock-line'

/** Shown in place of the form: that nothing can be sent now, why, and what opens it. */
export function LockedNote({ view: { entry, course } }: { view: HomeworkView }) {
  const { t } = useLingui()
  const line = useLockLine()(entry.lock, course.stages)
  return (
    <>
      <Banner icon={Lock} title={t`It cannot be sent right now.`} className="mt-4">
        {line && `${line}.`}
      </Banner>
      <LinkButton {...modalTarget('locked')} block className="mt-4" aria-haspopup="dialog">
        {t`See what opens it`}
      </LinkButton>
    </>
  )
}
