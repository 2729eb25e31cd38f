import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { enterSends } from '#/platform/device-switch'
import { MenuBox, MenuToggle } from '#/ui/popovers/menu'
import type { MenuOfButton } from '#/ui/popovers/use-menu'

/** How the learner writes: which key sends. */
export function ComposerMenu({ menu }: { menu: MenuOfButton }) {
  const { t } = useLingui()
  const sends = useSyncExternalStore(enterSends.watch, enterSends.isOn)
  return (
    <MenuBox menu={menu} label={t`Writing`}>
      <MenuToggle checked={sends} onChange={() => enterSends.choose(!sends)}>
        {t`Enter sends, Shift+Enter starts a line`}
      </MenuToggle>
    </MenuBox>
  )
}
