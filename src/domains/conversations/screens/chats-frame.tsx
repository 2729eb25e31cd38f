import type { ReactNode } from 'react'
import { cx } from '#/ui/cx'

interface ChatsFrameProps {
  list: ReactNode
  /** Whether a conversation is open: it takes the list's place on phones. */
  isOpen: boolean
  /** The conversation. */
  children: ReactNode
}

/** List and conversation side by side, each scrolling by itself; on phones one of them, above the question for cookies. They reach the edges of the page's column. */
export function ChatsFrame({ list, isOpen, children }: ChatsFrameProps) {
  return (
    <div
      className={cx(
        'tablet:-mx-gutter tablet:-mt-3 tablet:grid tablet:h-[calc(100dvh-var(--head-cover)-var(--strip))] tablet:grid-cols-[minmax(240px,348px)_minmax(0,1fr)] tablet:border-t tablet:border-line desktop:-ms-8 desktop:-me-16',
        isOpen && 'max-tablet:-mx-gutter',
      )}
    >
      <div
        className={cx(
          'min-w-0 tablet:overflow-y-auto tablet:border-e tablet:border-line tablet:px-6 tablet:pt-6',
          isOpen && 'max-tablet:hidden',
        )}
      >
        {list}
      </div>
      <div
        data-fills-window={isOpen ? '' : undefined}
        className={cx(
          'min-w-0 flex-col',
          isOpen
            ? 'flex h-[calc(100dvh-var(--strip)-var(--cookies))] min-h-80 tablet:h-auto tablet:min-h-0'
            : 'hidden tablet:flex',
        )}
      >
        {children}
      </div>
    </div>
  )
}
