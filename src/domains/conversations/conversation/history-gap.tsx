import { useQuery } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { chatQueries } from '#/domains/chats/queries'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { errorTexts } from '#/ui/states/error-texts'

/** How near to the window a gap is filled. */
const MARGIN = '600px 0px'

/** Messages that are not loaded: they are asked for when the reader comes near; the button asks again after a failure. */
export function HistoryGap({ chatId, page, missing }: { chatId: number; page: number; missing: number | null }) {
  const { t, i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(0)
  const { error, isFetching, refetch } = useQuery({ ...chatQueries.messages(chatId, page), enabled: near === page })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const root = element.closest('[data-scroller]')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(page)
      },
      { root, rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [page])

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
