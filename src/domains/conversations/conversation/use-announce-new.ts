import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '#/ui/page/live-region'
import type { ConversationRow } from './conversation-rows'

/** Says politely what experts have written since the conversation was drawn: one message in its words, several by their number. */
export function useAnnounceNew(rows: readonly ConversationRow[]) {
  const { t } = useLingui()
  const newest = rows.findLast((row) => row.type === 'message')?.message.id ?? 0
  const said = useRef(newest)
  const severalNew = (count: number) => t`${plural(count, { one: '# new message', other: '# new messages' })}`
  const filesText = (count: number) => t`${plural(count, { one: '# file', other: '# files' })}`
  const tell = useEffectEvent((since: number) => {
    const fresh = rows.flatMap((row) => {
      if (row.type !== 'message' || row.message.id <= since) return []
      return row.message.employee && !row.message.isViewed ? [row.message] : []
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
