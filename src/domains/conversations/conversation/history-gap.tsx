import { useQuery } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatQueries } from '#/domains/chats/queries'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { errorTexts } from '#/ui/states/error-texts'
import type { ConversationRow } from './conversation-rows'

/** How near to the window a gap is filled. */
const MARGIN = '600px 0px'

interface HistoryGapProps {
  chatId: number
  gap: Extract<ConversationRow, { type: 'gap' }>
  /** Nothing stands above it. */
  isFirst: boolean
}

/**
 * Messages that are not loaded: they are asked for when the reader comes near, those first that join what is read; the button asks again
 * after a failure.
 */
export function HistoryGap({ chatId, gap: { missing, newest, oldest }, isFirst }: HistoryGapProps) {
  const { t, i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [isBelow, setIsBelow] = useState(false)
  const page = isBelow ? oldest : newest
  // Asked for by hand: a page with this number may have been read when it held other messages.
  const { error, isFetching, refetch } = useQuery({ ...chatQueries.messages(chatId, page), enabled: false })

  const near = useEffectEvent((isReadAbove: boolean) => {
    if ((isReadAbove ? oldest : newest) === page) void refetch()
    else setIsBelow(isReadAbove)
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const root = element.closest('[data-scroller]')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { top, height } = entry.rootBounds ?? { top: 0, height: 0 }
        near(!isFirst && entry.boundingClientRect.top > top + height / 2)
      },
      { root, rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
    // What is still missing after an answer is near as before, and asked for in turn.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [page, missing, isFirst])

  return (
    <div ref={place} className="flex flex-col items-center gap-2 py-3">
      {error && !isFetching && <FieldError>{errorTexts(i18n, error)}</FieldError>}
      <Button kind="text" size="sm" loading={isFetching} onClick={() => void refetch()}>
        {missing === null
          ? t`Show earlier messages`
          : t`${plural(missing, { one: 'Show # more message', other: 'Show # more messages' })}`}
      </Button>
    </div>
  )
}
