import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#/ui/buttons/icon-button'
import { useModalDialog } from '#/ui/modals/use-modal-dialog'
import { LiveRegion } from '#/ui/page/live-region'
import { Rows } from '#/ui/page/rows'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import { usePhone } from '#/ui/use-media'
import { MOBILE_MENU } from './menu/account-entries'
import { visibleEntries } from './menu/entry'
import { NavItem } from './nav-item'
import { PointsLabel } from './header'
import { useLearner } from './use-learner'
import { useKnownPaths, useMenuFacts } from './use-menu-facts'

const AT_THE_END = new Set(['exit', 'delete'])
const ROW =
  'flex min-h-14.25 items-center gap-4 text-ui font-strong text-text no-underline [&>svg:first-child]:text-muted'

/** The burger menu: a full-height panel with the learner, the entries, and logging out at its end. Esc closes it. */
export function Burger({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [openedAt] = useState(pathname)
  const isPhone = usePhone()
  // "Back" led to another screen, or the device was rotated: a menu without its button would lock the page.
  const isOver = pathname !== openedAt || !isPhone
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const leave = () => void router.startViewTransition(async () => flushSync(onClose))
  useModalDialog(dialog, { onClose: leave, focus: 'title' })
  const { name, avatar } = useLearner()
  const facts = useMenuFacts()
  const entries = visibleEntries(MOBILE_MENU, facts, useKnownPaths())
  return (
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      data-leaves="menu"
      className="modal [--edge:100%_0] ms-auto me-0 h-dvh max-h-none w-full max-w-105 overflow-y-auto bg-bg"
    >
      <div className="flex min-h-full flex-col px-gutter pt-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
        <div className="mb-4 flex items-center gap-3.5">
          <Avatar name={name} src={avatar} size={48} />
          <div className="min-w-0 flex-1">
            <h2 data-modal-title tabIndex={-1} className="truncate font-bold">
              {name}
            </h2>
            <PointsLabel />
          </div>
          <IconButton label={t`Close menu`} icon={X} tooltip={false} onClick={leave} />
        </div>
        <Rows open>
          {entries
            .filter((entry) => !AT_THE_END.has(entry.id))
            .map((entry) => (
              <li key={entry.id}>
                <NavItem
                  entry={entry}
                  facts={facts}
                  className={ROW}
                  labelClass="min-w-0 flex-1"
                  end={<Icon of={ChevronRight} className="text-muted" />}
                  onChosen={onClose}
                />
              </li>
            ))}
        </Rows>
        <span className="min-h-8 flex-1" />
        {entries
          .filter((entry) => AT_THE_END.has(entry.id))
          .map((entry) => (
            <NavItem
              key={entry.id}
              entry={entry}
              facts={facts}
              className="mt-2 flex min-h-12 items-center justify-center gap-3 rounded-control bg-fill text-ui font-strong text-text no-underline"
              onChosen={onClose}
            />
          ))}
      </div>
      <LiveRegion />
    </dialog>
  )
}
