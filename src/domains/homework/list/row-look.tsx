import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#/ui/cx'
import { ROW, ROW_PRESSABLE } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'

export interface RowParts {
  media: ReactNode
  /** What the row is titled. */
  heading: ReactNode
  detail: ReactNode
  pill: ReactNode
  points?: ReactNode
}

/** On phones the state is below the words, from tablets on in columns of its own. */
export const HOMEWORK_ROW_GRID = cx(
  ROW,
  'max-tablet:grid max-tablet:grid-cols-[auto_minmax(0,1fr)_18px] max-tablet:gap-x-3.5 max-tablet:gap-y-0.5',
)
/** The same for a row that can be pressed. */
export const HOMEWORK_ROW = cx(HOMEWORK_ROW_GRID, ROW_PRESSABLE)

/** What every row of homework shows, in its columns. Goes into an element with `HOMEWORK_ROW` or `HOMEWORK_ROW_GRID`. */
export function HomeworkRowContent({ media, heading, detail, pill, points }: RowParts) {
  return (
    <>
      <span className="max-tablet:row-span-2 max-tablet:self-start">{media}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="block text-ui font-strong">{heading}</b>
        <span className="mt-0.5 block text-small text-muted">{detail}</span>
      </span>
      <span
        className={cx(
          'max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:mt-2',
          points !== undefined && 'tablet:w-42',
        )}
      >
        {pill}
      </span>
      {points !== undefined && (
        <span className="num hidden min-w-21 text-right text-small whitespace-nowrap text-muted tablet:block">
          {points}
        </span>
      )}
      <Icon of={ChevronRight} size={18} className="text-muted max-tablet:col-start-3 max-tablet:row-start-1" />
    </>
  )
}

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'media'>, RowParts {}

function RowLinkLook({ media, heading, detail, pill, points, ...rest }: RowLinkProps) {
  return (
    <a {...rest} className={HOMEWORK_ROW}>
      <HomeworkRowContent {...{ media, heading, detail, pill, points }} />
    </a>
  )
}

/** A row that leads to its homework. */
export const HomeworkRowLink = createLink(RowLinkLook)
