import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { readToken } from '#/api/token-store'
import { accountQueries } from '#/domains/account/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { type CookiePolicy, ESSENTIAL_ONLY, isPolicyUnasked } from '#/platform/cookie-policy'
import { Button } from '#/ui/buttons/button'
import { ExternalLink } from '#/ui/buttons/external-link'
import { LinkButton } from '#/ui/buttons/link-button'
import { cx } from '#/ui/cx'
import { modalTarget } from '#/ui/modals/modal-target'
import { useHasOwnHead } from '#/ui/page/own-head'
import { agreeOnPolicy, choosePolicy, onAnswer } from './choose-policy'
import { consentQueries } from './queries'

/** Asks once for consent, where the school wants it asked and neither this browser nor the learner's account has an answer. */
export function CookieBanner() {
  const client = useQueryClient()
  const isUnasked = useSyncExternalStore(onAnswer, isPolicyUnasked)
  const { data: question } = useQuery(consentQueries.question())
  // Read again when a learner has come or gone.
  useQuery({ ...accountQueries.user(), enabled: false })
  const isLearner = readToken() !== null
  const { mobileAppWebBottomBar } = useBrand()
  const hasOwnHead = useHasOwnHead()
  const { isPending } = useQuery({ ...consentQueries.policy(), enabled: isLearner })
  useEffect(() => {
    if (isLearner && !isPending) void agreeOnPolicy(client)
  }, [client, isLearner, isPending])
  // Its own screen asks the same.
  const isOnScreen = useLocation({ select: ({ pathname }) => pathname.endsWith('/user/settings/cookie') })
  if (!isUnasked || !question?.isEnabled || (isLearner && isPending) || isOnScreen) return null
  return <Question isOverBar={isLearner && mobileAppWebBottomBar && !hasOwnHead} />
}

const ROOM = '--cookies'

/** Lets what is focused scroll out from behind the question. */
function keepRoom(box: HTMLElement | null) {
  if (!box) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(ROOM, `${box.offsetHeight}px`))
  observer.observe(box)
  return () => {
    observer.disconnect()
    style.removeProperty(ROOM)
  }
}

/** `isOverBar`: on phones it stands above the bottom bar. */
function Question({ isOverBar }: { isOverBar: boolean }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { cookiePolicyLink } = useBrand()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  const { isAside, from } = useFocusAround(box)
  useEffect(() => keepRoom(box.current), [])

  function answer(policy: CookiePolicy) {
    const isInside = box.current?.contains(document.activeElement)
    void choosePolicy(client, policy)
    if (!isInside) return
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
    else document.getElementById('main')?.focus()
  }

  return (
    <section
      ref={box}
      aria-labelledby={title}
      className={cx(
        'raised fixed inset-x-0 z-banner max-h-[40dvh] animate-appear overflow-y-auto border-t border-line px-gutter py-5 shadow-(--elev-3) tablet:bottom-7 tablet:w-125 tablet:rounded-xl tablet:border tablet:px-7 tablet:py-6 forced-colors:border',
        isOverBar ? 'bottom-(--bar-cover)' : 'bottom-0',
        isAside ? 'tablet:start-auto tablet:end-7' : 'tablet:start-7 tablet:end-auto',
      )}
    >
      <h2 id={title} className="text-ui font-strong">
        {t`Cookies, briefly`}
      </h2>
      <p className="mt-1 text-small">
        {t`A few keep you signed in and remember your place in a video. With your permission we also count visits, so we know which lessons need work.`}{' '}
        {cookiePolicyLink && <ExternalLink href={cookiePolicyLink}>{t`Cookie policy`}</ExternalLink>}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button onClick={() => answer(ESSENTIAL_ONLY)}>{t`Dismiss`}</Button>
        <Button onClick={() => answer({ analytics: true, marketing: true })}>{t`Accept all`}</Button>
        <LinkButton {...modalTarget('cookies')} kind="text">{t`Settings`}</LinkButton>
      </div>
    </section>
  )
}

/** Moves the question into the other corner when it covers what is focused, and knows from where the focus entered it. */
function useFocusAround(box: RefObject<HTMLElement | null>) {
  const [isAside, setIsAside] = useState(false)
  const from = useRef<EventTarget | null>(null)
  useEffect(() => {
    const look = ({ target, relatedTarget }: FocusEvent) => {
      const own = box.current
      if (!own || !(target instanceof Element)) return
      if (own.contains(target)) {
        if (relatedTarget instanceof Element && !own.contains(relatedTarget)) from.current = relatedTarget
        return
      }
      if (!isCovered(target, own)) return
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // What does not scroll away stands in the corner itself.
      if (isCovered(target, own)) setIsAside((before) => !before)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [box])
  return { isAside, from }
}

function isCovered(one: Element, by: Element): boolean {
  const [under, over] = [one.getBoundingClientRect(), by.getBoundingClientRect()]
  return under.top < over.bottom && under.bottom > over.top && under.left < over.right && under.right > over.left
}
