import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextLink } from '#/ui/buttons/text-link'

/** What else can be done at a step: its own links, and always signing out. */
export function StepWaysOut({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="mt-6 flex flex-col items-start gap-2 touch:gap-6 border-t border-line pt-5 text-ui">
      {children}
      <TextLink to="/logout" preload={false} className="target">
        {t`Log out`}
      </TextLink>
    </div>
  )
}
