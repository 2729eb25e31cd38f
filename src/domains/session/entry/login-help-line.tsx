import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { documentTarget } from '#/ui/modals/document-target'
import type { LoginHelp } from './login-help'

interface LoginHelpLineProps {
  help: LoginHelp
  /** The brand's question before the link. */
  question: string
}

/** How to get in for the first time. */
export function LoginHelpLine({ help, question }: LoginHelpLineProps) {
  const { t } = useLingui()
  if (help === null) return null
  return (
    <p className="mt-6 border-t border-line pt-5 text-ui">
      {question}{' '}
      {help.kind === 'register' ? (
        <Link to="/signup" className="link target">
          {t`Create an account`}
        </Link>
      ) : (
        <Link {...documentTarget(help.url)} className="link target">
          {t`How to get your login`}
        </Link>
      )}
    </p>
  )
}
