import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { chooseEnterSends, isEnterSending, watchEnterSends } from '#/platform/enter-sends'
import { MenuBox, MenuToggle } from '#/ui/popovers/menu'
import type { MenuOfButton } from '#/ui/popovers/use-menu'

/** How the learner writes: which key sends. */
export function ComposerMenu({ menu }: { menu: MenuOfButton }) {
  const { t } = useLingui()
  const sends = useSyncExternalStore(watchEnterSends, isEnterSending)
  return (
    <MenuBox menu={menu} label={t`Writing`}>
      <MenuToggle checked={sends} onChange={() => chooseEnterSends(!sends)}>
        {t`Enter sends, Shift+Enter starts a line`}
      </MenuToggle>
    </MenuBox>
  )
}
