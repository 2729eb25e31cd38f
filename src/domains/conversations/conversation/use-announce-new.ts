import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MessageStore } from '#/domains/chats/message-store'
import { placeFrom } from '#/domains/chats/sorted-ids'
import { announce } from '#/ui/page/live-region'

/** Says politely what experts have written since the conversation was drawn: one message in its words, several by their number. */
export function useAnnounceNew(store: MessageStore, ids: readonly number[]) {
  const { t } = useLingui()
  const newest = ids.at(-1) ?? 0
  const said = useRef(newest)
  const severalNew = (count: number) => t`${plural(count, { one: '# new message', other: '# new messages' })}`
  const filesText = (count: number) => t`${plural(count, { one: '# file', other: '# files' })}`
  const tell = useEffectEvent((since: number) => {
    const fresh = ids.slice(placeFrom(ids, since + 1)).flatMap((id) => {
      const message = store.get(id)
      return message?.employee && !message.isViewed ? [message] : []
    })
    const [first] = fresh
    if (!first) return
    if (fresh.length > 1) return announce(severalNew(fresh.length))
    const text = first.message || filesText(first.files.length)
    announce(t`New message: ${text}`)
  })
  useEffect(() => {
    // The first messages of a conversation that was empty are new, too.
    if (newest > said.current) tell(said.current)
    said.current = Math.max(said.current, newest)
  }, [newest])
}
