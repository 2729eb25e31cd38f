import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { part } from '#/ui/late/part'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import { useMenu } from '#/ui/popovers/use-menu'
import { useLearner } from './use-learner'

/** Loaded in idle time, or with the press. */
const AccountMenuBox = part(() => import('./account-menu-box'), 'AccountMenuBox', { missing: 'toast' })

/** The account menu of the desktop header. */
export function AccountMenu() {
  const { t } = useLingui()
  const { name, avatar } = useLearner()
  const { button, menu, code } = useMenu(AccountMenuBox)
  return (
    <>
      <button {...button} type="button" className="flex min-h-11 items-center gap-2.5 text-small font-strong">
        <Avatar name={name} src={avatar} />
        <span className="max-w-56 truncate">{name}</span>
        <span className="sr-only">{t`Account menu`}</span>
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </button>
      {menu && code && <code.AccountMenuBox menu={menu} />}
    </>
  )
}
