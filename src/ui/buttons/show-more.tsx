import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from './button'

interface ShowMoreProps {
  /** Where the rows stand. */
  list: RefObject<HTMLElement | null>
  /** Selector of all rows, or of one by its place where not all of them are drawn. */
  row: string | ((place: number) => string)
  /** How many are shown, of how many. */
  shown: number
  total: number
  /** How many more a press shows. */
  step: number
  /** Pages that are shown; the address keeps the number as `pages`. */
  pages: number
  /** The rows that were asked for are under way. */
  loading?: boolean
}

/** The button for the rest of a long list; the focus goes to the first new row. Keep it mounted, also when all rows are shown. */
export function ShowMore({ list, row, shown, total, step, pages, loading = false }: ShowMoreProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    const index = firstNew.current
    if (index === null || shown <= index) return
    firstNew.current = null
    const first =
      typeof row === 'string' ? list.current?.querySelectorAll(row)[index] : list.current?.querySelector(row(index))
    first?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus()
  }, [list, row, shown])

  function more() {
    firstNew.current = shown
    void navigate({
      to: '.',
      search: (search) => ({ ...search, pages: pages + 1 }),
      replace: true,
      resetScroll: false,
    })
  }

  if (shown >= total) return null
  return (
    <div className="mt-8 flex flex-wrap items-center gap-4">
      <Button loading={loading} onClick={more}>{t`Show ${Math.min(step, total - shown)} more`}</Button>
      <span className="num text-small text-muted">{t`${shown} of ${total}`}</span>
    </div>
  )
}
