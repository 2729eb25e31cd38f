import { useEffect } from 'react'
import { useUnread } from '#/domains/chats/use-unread'
import { showAppBadge } from '#/platform/app-badge'
import { configureTitleCount } from '#/ui/page/document-title'

/** Shows the number of unread messages in the tab's title and on the app's icon, for as long as somebody is signed in. */
export function useUnreadCount(hasChats: boolean): void {
  const unread = useUnread(hasChats)
  useEffect(() => {
    configureTitleCount(unread)
    showAppBadge(unread)
  }, [unread])
  useEffect(
    () => () => {
      configureTitleCount(0)
      showAppBadge(0)
    },
    [],
  )
}
