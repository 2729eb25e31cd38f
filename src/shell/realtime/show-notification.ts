import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Bell } from 'lucide-react'
import { text, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { eventField, readEventData } from '#/api/socket-frame'
import * as z from '#/lib/zod'
import { hostOf } from '#/ui/buttons/host-of'
import { showToast } from '#/ui/toasts/toast'
import { openInNewTab } from '#/platform/open-in-new-tab'
import { notificationTarget } from './notification-target'

const notification = entity({
  id: eventField(wireId),
  title: eventField(text),
  text: eventField(text),
  url: eventField(z.string()),
})

interface Place {
  /** Address of the app with its base. */
  appUrl: string
  /** Navigates to a path of the router. */
  open: (path: string) => void
}

/** Makes the handler of `notification` events, which shows each once. */
export function notifications({ appUrl, open }: Place) {
  const shown = new Set<number>()
  return (data: unknown) => {
    const { id, title, text: words, url } = readEventData(notification, data)
    const said = [title?.trim(), words?.trim()].filter(Boolean)
    if (said.length === 0 || (id !== null && shown.has(id))) return
    if (id !== null) shown.add(id)
    const target = notificationTarget(url, appUrl)
    showToast({
      text: said.join(/[.!?…]$/.test(said[0] ?? '') ? ' ' : '. '),
      icon: Bell,
      ...(target && { action: actionOf(target, open) }),
    })
  }
}

function actionOf(target: NonNullable<ReturnType<typeof notificationTarget>>, open: Place['open']) {
  if (target.kind === 'internal') return { label: t(i18n)`Open`, onPress: () => open(target.path) }
  const host = hostOf(target.href) ?? target.href
  return { label: t(i18n)`Open ${host}`, onPress: () => openInNewTab(target.href) }
}
