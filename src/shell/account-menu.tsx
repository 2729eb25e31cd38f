import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { routeChunk } from '#/api/route-chunk'
import { withApp } from '#/platform/app-parts'
import { tellMissing } from '#/ui/late/spare-part'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import { useMenu } from '#/ui/popovers/use-menu'
import { useLearner } from './use-learner'

const loadBox = routeChunk(() => withApp(() => import('./account-menu-box')))

/** The account menu of the desktop header; its code loads once the page is idle, or with the press. */
export function AccountMenu() {
  const { t } = useLingui()
  const { name, avatar } = useLearner()
  const { button, menu, code } = useMenu({
    load: loadBox,
    onFailure: tellMissing,
  })
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
