import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { Bell, CircleCheck, type LucideIcon, MessageCircle, PencilLine, Sparkles } from 'lucide-react'
import { hostOf } from '#/ui/buttons/host-of'
import { dismissToast, showToast, type Toast, toasts } from '#/ui/toasts/toast'
import { openInNewTab } from '#/platform/open-in-new-tab'
import { type News, type Notice, isWorthTelling, noticesOf, type Scene } from './notices'
import { notificationTarget } from './notification-target'

/** What comes together is told together. */
const GATHER_MS = 800
/** How often it is looked whether the learner is still busy, or a notice has left room. */
const LOOK_MS = 1000

export interface Place {
  /** Address of the app with its base. */
  appUrl: string
  /** Navigates to a path of the router. */
  open: (path: string) => void
  /** What the learner has before them now. */
  scene: () => Scene
  /** Calls back when they have gone to another screen. Returns a function that stops it. */
  onMove: (moved: () => void) => () => void
}

/** Tells news by a few quiet notices, once nothing is in their way; those of what has come on the screen since go away. */
export function newsTeller({ appUrl, open, scene, onMove }: Place) {
  let waiting: News[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the notices tell that are shown now, by their group. */
  const told = new Map<string, readonly News[]>()

  function look() {
    timer = undefined
    const now = scene()
    waiting = waiting.filter((one) => isWorthTelling(one, now))
    if (!now.isBusy) show(now.room)
    if (waiting.length > 0) timer = setTimeout(look, LOOK_MS)
  }

  function show(room: number) {
    const shown = new Set(toasts.read().flatMap(({ group }) => group ?? []))
    for (const group of told.keys()) if (!shown.has(group)) told.delete(group)
    // What stands there already is told again together with what has come.
    for (const notice of noticesOf([...[...told.values()].flat(), ...waiting])) {
      const isAsTold = notice.news.every((one) => told.get(notice.group)?.includes(one))
      if (isAsTold || (!shown.has(notice.group) && toasts.read().length >= room)) continue
      told.set(notice.group, notice.news)
      waiting = waiting.filter((one) => !notice.news.includes(one))
      showToast(toastOf(notice, appUrl, open))
    }
  }

  const stopMoves = onMove(() => {
    const now = scene()
    for (const { id, group } of toasts.read()) {
      const news = group === undefined ? undefined : told.get(group)
      if (news?.some((one) => !isWorthTelling(one, now))) dismissToast(id)
    }
  })

  return {
    tell(news: News) {
      waiting.push(news)
      timer ??= setTimeout(look, GATHER_MS)
    },
    stop() {
      clearTimeout(timer)
      stopMoves()
      for (const { id, group } of toasts.read()) if (group !== undefined && told.has(group)) dismissToast(id)
    },
  }
}

function toastOf(notice: Notice, appUrl: string, open: Place['open']): Toast {
  const action = actionOf(notice, appUrl, open)
  return { group: notice.group, text: textOf(notice), icon: iconOf(notice), closable: true, ...(action && { action }) }
}

function actionOf(notice: Notice, appUrl: string, open: Place['open']): Toast['action'] | null {
  const target =
    notice.kind === 'notification'
      ? notificationTarget(notice.url, appUrl)
      : ({ kind: 'internal', path: notice.path } as const)
  if (!target) return null
  if (target.kind === 'internal') return { label: t(i18n)`Open`, onPress: () => open(target.path) }
  const host = hostOf(target.href) ?? target.href
  return { label: t(i18n)`Open ${host}`, onPress: () => openInNewTab(target.href) }
}

function iconOf({ kind, ...notice }: Notice): LucideIcon {
  if (kind === 'notification') return Bell
  if (kind === 'points') return Sparkles
  if (kind === 'homework') return 'isApproved' in notice && notice.isApproved ? CircleCheck : PencilLine
  return kind === 'homeworks' ? CircleCheck : MessageCircle
}

function textOf(notice: Notice): string {
  if (notice.kind === 'notification') return notice.words
  if (notice.kind === 'points') return pointsText(notice.points)
  if (notice.kind === 'answer') {
    const { from } = notice
    return from ? t(i18n)`${from} answered your homework.` : t(i18n)`Your homework has a new answer.`
  }
  if (notice.kind === 'message') {
    const { from, text } = notice
    if (text === '') return from ? t(i18n)`${from} sent you a file.` : t(i18n)`You have a new file in a chat.`
    return from ? t(i18n)`${from}: ${text}` : t(i18n)`New message: ${text}`
  }
  if (notice.kind === 'messages') {
    const { from, count } = notice
    return from
      ? t(i18n)`${plural(count, { one: '# new message', other: '# new messages' })} from ${from}.`
      : t(i18n)`${plural(count, { one: '# new message', other: '# new messages' })} in your chats.`
  }
  const said = reviewText(notice)
  return notice.points > 0 ? `${said} ${pointsText(notice.points)}` : said
}

function reviewText(notice: Extract<Notice, { kind: 'homework' | 'homeworks' }>): string {
  if (notice.kind === 'homeworks') {
    const { count } = notice
    return t(i18n)`${plural(count, { one: '# homework was reviewed.', other: '# homeworks were reviewed.' })}`
  }
  const { title, isApproved } = notice
  if (isApproved) return title ? t(i18n)`Approved: “${title}”.` : t(i18n)`Your homework is approved.`
  return title ? t(i18n)`Not approved yet: “${title}”.` : t(i18n)`Your homework is not approved yet.`
}

const pointsText = (points: number) => t(i18n)`${plural(points, { one: '+# point.', other: '+# points.' })}`
