import { useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { Banner } from '#/ui/states/banner'
import { UnsentText } from '../composer/unsent-text'
import type { HomeworkView } from './use-homework'
import { useHomeworkDraft } from '../composer/use-homework-draft'
import { useLockLine } from '../entries/use-lock-line'

/** Shown in place of the form: that nothing can be sent now, why, what opens it, and what was written before. */
export function LockedNote({ view }: { view: HomeworkView }) {
  const { t } = useLingui()
  const { entry, course } = view
  const draft = useHomeworkDraft(view)
  const line = useLockLine()(entry.lock, course.stages)
  return (
    <>
      <Banner icon={Lock} title={t`It cannot be sent right now.`} className="mt-4">
        {line && `${line}.`}
      </Banner>
      <LinkButton {...modalTarget('locked')} block className="mt-4" aria-haspopup="dialog">
        {t`See what opens it`}
      </LinkButton>
      <UnsentText
        draft={draft}
      >{t`What you wrote is kept, and will be in the form if it can be sent again.`}</UnsentText>
    </>
  )
}
