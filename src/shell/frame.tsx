import type { ReactNode } from 'react'
import { cx } from '#/ui/cx'

type FrameProps = {
  logo: ReactNode
  /** The right end of the wide header. */
  headerEnd: ReactNode
  /** The whole narrow header. */
  mobileHeader: ReactNode
  sidebar: ReactNode
  bottomBar: ReactNode | null
  /** Whether the learner has collapsed the sidebar. */
  mini?: boolean
  /** On phones the screen draws its own head and fills the window. */
  hasOwnHead?: boolean
  children: ReactNode
}

/**
 * The frame of every signed-in screen: header and sidebar from 828 px, mobile header and bottom bar below. Draws only what it is
 * given, so that the build can render the same frame, with placeholders, into the page's first bytes.
 */
export function Frame({
  logo,
  headerEnd,
  mobileHeader,
  sidebar,
  bottomBar,
  mini = false,
  hasOwnHead = false,
  children,
}: FrameProps) {
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col tablet:grid tablet:grid-cols-[76px_minmax(0,1fr)] tablet:grid-rows-[var(--head-h)_1fr] desktop:mx-auto desktop:max-w-[1600px]',
        // Wider with larger letters, so that no name is broken.
        !mini && 'desktop:grid-cols-[clamp(264px,16.5rem,28vw)_minmax(0,1fr)]',
      )}
    >
      <header
        className={cx(
          'sticky top-(--strip) z-header bg-bg tablet:col-span-full tiny:static',
          hasOwnHead && 'max-tablet:hidden',
        )}
      >
        <div className="hidden h-head items-center gap-7 ps-7 pe-10 tablet:flex desktop:pe-16">
          {logo}
          <span className="flex-1" />
          {headerEnd}
        </div>
        <div className="@container flex h-head items-center gap-1 max-[340px]:gap-0 ps-1.5 pe-2 tablet:hidden">
          {mobileHeader}
        </div>
      </header>
      <div className="sticky top-[calc(var(--head-cover)+var(--strip))] hidden h-[calc(100dvh-var(--head-cover)-var(--strip))] px-3.5 pt-2 pb-5 tablet:block">
        {sidebar}
      </div>
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          // A letter under a tower of marks cannot be broken: it ends at the edge, and the rest of the page keeps its width.
          'flex min-w-0 flex-1 flex-col overflow-x-clip px-gutter pt-2 tablet:pt-3 tablet:pb-24 desktop:ps-8 desktop:pe-16 desktop:pb-28',
          hasOwnHead ? 'max-tablet:py-0' : bottomBar ? 'pb-[calc(var(--bar-h)+40px)]' : 'pb-16',
        )}
      >
        {children}
      </main>
      {bottomBar && (
        <div
          className={cx(
            'fixed inset-x-0 bottom-0 z-header tiny:static h-bar border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] tablet:hidden',
            hasOwnHead && 'hidden',
          )}
        >
          {bottomBar}
        </div>
      )}
    </div>
  )
}
