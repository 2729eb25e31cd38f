import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { cx } from '#/ui/cx'
import { part } from '#/ui/late/part'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import { useMenu } from '#/ui/popovers/use-menu'
import { Unsent } from './unsent'
import { useLearner } from './use-learner'
import { useMenuFacts } from './use-menu-facts'

/** Right end of the desktop header. */
export function HeaderEnd() {
  return (
    <>
      <Unsent />
      <PointsLabel />
      <AccountMenu />
    </>
  )
}

/** Loaded in idle time, or with the press. */
const AccountMenuBox = part(() => import('./account-menu-box'), 'AccountMenuBox', { missing: 'toast' })

/** The account menu of the desktop header. */
function AccountMenu() {
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

/** From here on a phone shows "1.2M", so that the balance leaves the header room for its buttons. */
const LONG = 1_000_000

/** The learner's balance, which leads to the points. */
export function PointsLabel({ short = false }: { short?: boolean }) {
  const { points } = useMenuFacts()
  // A balance that did not load is not zero.
  if (points === null) return null
  const words = <Plural value={points} one="# point" other="# points" />
  return (
    <Link
      to="/user/points"
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-small font-strong whitespace-nowrap text-text no-underline tabular-nums',
        // With large letters they would leave the title of a narrow phone no room; the menu says them, too.
        short && '@max-[16rem]:hidden',
      )}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-spark shadow-[0_0_0_3px_var(--spark-soft)]" />
      {short ? (
        <>
          <span aria-hidden="true">
            {points.toLocaleString(document.documentElement.lang, points < LONG ? {} : { notation: 'compact' })}
          </span>
          <span className="sr-only">{words}</span>
        </>
      ) : (
        words
      )}
    </Link>
  )
}

/** The logo, as a link home. */
export function LogoLink({ small = false }: { small?: boolean }) {
  return (
    <Link to="/home" className="flex min-h-11 min-w-0 items-center text-text no-underline">
      <SchoolLogo className={small ? 'h-5.5' : 'h-6.5'} />
    </Link>
  )
}
