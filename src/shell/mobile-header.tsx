import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useCanGoBack, useMatches, useRouter } from '@tanstack/react-router'
import { ArrowLeft, Menu as MenuIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { toActOnQuery } from '#/domains/study/homework/to-act-on-query'
import { IconButton } from '#/ui/buttons/icon-button'
import { part } from '#/ui/late/part'
import { useCurrentTitle } from '#/ui/page/document-title'
import { Avatar } from '#/ui/pictures/avatar'
import { CountMark } from './count-mark'
import { LogoLink, PointsLabel } from './header'
import { Unsent } from './unsent'
import { useLearner } from './use-learner'

const Burger = part(() => import('./burger'), 'Burger', { missing: 'toast' })

/** The phone header: logo on the roots of sections, back and title elsewhere; points, profile, burger menu. */
export function MobileHeader() {
  const { t } = useLingui()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  // Of the screen that is drawn: the address changes with the press, while the screen before still stands.
  const isRoot = useMatches({ select: (matches) => matches.at(-1)?.staticData.isSectionRoot })
  const title = useCurrentTitle()
  const { name, avatar } = useLearner()
  const { isChatSupport } = useBrand()
  const { data: toActOn = 0 } = useQuery(toActOnQuery())
  const [open, setOpen] = useState(false)
  const burger = useRef<HTMLButtonElement>(null)
  const back = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/home' }))
  return (
    <>
      {isRoot ? (
        // As wide as it may be, a school's logo leaves the buttons their room.
        <span className="flex min-w-0 flex-1 ps-3.5">
          <LogoLink small />
        </span>
      ) : (
        <>
          <IconButton label={t`Go back`} icon={ArrowLeft} tooltip={false} onClick={back} />
          <span className="ms-1 me-2 line-clamp-2 max-h-head min-w-0 flex-1 text-ui leading-[1.2] font-bold wrap-anywhere">
            {title}
          </span>
        </>
      )}
      <Unsent />
      <PointsLabel short />
      <Link to="/user/setting" className="grid size-11 place-items-center no-underline">
        <span className="sr-only">{t`Profile`}</span>
        <Avatar name={name} src={avatar} size={28} />
      </Link>
      <span className="relative">
        <IconButton
          ref={burger}
          label={t`Menu`}
          icon={MenuIcon}
          tooltip={false}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        {/* Where homework has a section of its own, the bottom bar counts it. */}
        {isChatSupport && <CountMark count={toActOn} of="homework" onIcon />}
      </span>
      {open && (
        <Suspense>
          <Burger onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
