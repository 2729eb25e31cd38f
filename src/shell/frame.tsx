import type { ReactNode } from 'react'

type FrameProps = {
  /** Desktop header's content after the logo; the mobile header as a whole. */
  logo: ReactNode
  headerEnd: ReactNode
  mobileHeader: ReactNode
  sidebar: ReactNode
  bottomBar: ReactNode | null
  /** The collapsed sidebar, chosen by the learner. */
  mini?: boolean
  children: ReactNode
}

/**
 * The frame of every signed-in screen: header and sidebar from 828 px, mobile header and bottom bar below. Draws only what it is
 * given, so that the build can render the same frame, with bones, into the page's first byte.
 */
export function Frame({ logo, headerEnd, mobileHeader, sidebar, bottomBar, mini = false, children }: FrameProps) {
  return (
    <div
      className={`flex min-h-dvh flex-col tablet:grid tablet:grid-rows-[72px_1fr] desktop:mx-auto desktop:max-w-[1600px] tablet:grid-cols-[76px_minmax(0,1fr)] ${
        mini ? '' : 'desktop:grid-cols-[264px_minmax(0,1fr)]'
      }`}
    >
      <header className="sticky top-(--strip,0px) z-20 bg-bg tablet:col-span-full">
        <div className="hidden h-[72px] items-center gap-7 pr-10 pl-7 tablet:flex desktop:pr-16">
          {logo}
          <span className="flex-1" />
          {headerEnd}
        </div>
        <div className="flex h-14 items-center gap-1 pr-2 pl-1.5 tablet:hidden">{mobileHeader}</div>
      </header>
      <div className="sticky top-[calc(72px+var(--strip,0px))] hidden h-[calc(100dvh-72px-var(--strip,0px))] px-3.5 pt-2 pb-5 tablet:block">
        {sidebar}
      </div>
      <main
        id="main"
        tabIndex={-1}
        className={`min-w-0 flex-1 px-5 pt-2 outline-none tablet:px-9 tablet:pt-3 tablet:pb-24 desktop:pr-16 desktop:pb-28 desktop:pl-8 ${
          bottomBar ? 'pb-[calc(104px+env(safe-area-inset-bottom))]' : 'pb-16'
        }`}
      >
        {children}
      </main>
      {bottomBar && (
        <div className="fixed inset-x-0 bottom-0 z-20 h-[calc(64px+env(safe-area-inset-bottom))] border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] tablet:hidden">
          {bottomBar}
        </div>
      )}
    </div>
  )
}
