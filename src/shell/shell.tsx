import { type ReactNode, useEffect, useState } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { Footer } from '#/domains/site-config/footer'
import { followTheme, isSidebarMini, storeSidebarMini } from '#/platform/theme'
import { cx } from '#/ui/cx'
import { useHasOwnHead } from '#/ui/page/own-head'
import { BottomBar } from './bottom-bar'
import { Frame } from './frame'
import { HeaderEnd, LogoLink } from './header'
import { MobileHeader } from './mobile-header'
import { standShell } from './shell-first'
import { KeptNote } from './offline/kept-note'
import { OrderNotice } from './order-notice'
import { ScreenBanner } from './screen-banner'
import { Sidebar } from './sidebar'
import { useUnreadCount } from './use-unread-count'
import { useIdleWork } from './use-idle-work'

/** The frame of every signed-in screen, at work. */
export function Shell({ children }: { children: ReactNode }) {
  const { mobileAppWebBottomBar, isChatSupport } = useBrand()
  const hasOwnHead = useHasOwnHead()
  useUnreadCount(isChatSupport)
  const [mini, setMini] = useState(isSidebarMini)
  useIdleWork()
  useEffect(standShell, [])
  useEffect(followTheme, [])
  const toggle = () => {
    storeSidebarMini(!mini)
    setMini(!mini)
  }
  return (
    <Frame
      mini={mini}
      hasOwnHead={hasOwnHead}
      logo={<LogoLink />}
      headerEnd={<HeaderEnd />}
      mobileHeader={<MobileHeader />}
      sidebar={<Sidebar mini={mini} onToggle={toggle} />}
      bottomBar={mobileAppWebBottomBar ? <BottomBar /> : null}
    >
      <div className={cx('contents', hasOwnHead && 'max-tablet:hidden')}>
        <KeptNote />
      </div>
      <OrderNotice />
      <ScreenBanner placement="top" />
      {children}
      <ScreenBanner placement="bottom" />
      <div className={cx('contents', hasOwnHead && 'max-tablet:hidden')}>
        <Footer />
      </div>
    </Frame>
  )
}
