import { cx } from '#/ui/cx'
import type { StageView, DayTileState } from '#/domains/study/course/calendar-view'

const GROUNDS: Record<DayTileState, string> = {
  done: 'bg-accent-soft hover:bg-[color-mix(in_oklab,var(--accent-soft)_85%,var(--accent))]',
  today: 'bg-accent text-on-accent hover:bg-accent-hover',
  open: 'bg-surface inset-ring inset-ring-accent hover:bg-fill',
  missed: 'bg-surface inset-ring inset-ring-strong hover:bg-fill',
  rest: 'text-muted hover:bg-fill',
  locked: 'bg-fill text-muted hover:bg-[color-mix(in_oklab,var(--fill)_88%,var(--text))] hover:text-text',
}

const STATES: Record<DayTileState, string> = {
  done: 'text-accent-text',
  today: '',
  open: 'text-accent-text',
  missed: 'text-warning',
  rest: '',
  locked: '',
}

/** Height of a tile: on a phone a number over an icon, seven in a row; from 1100 px on by the stage's place in the course. */
export const TILE_HEIGHTS: Record<StageView['place'], string> = {
  past: 'h-14.5 split:h-10',
  now: 'h-14.5 split:h-auto split:min-h-39.5',
  next: 'h-14.5 split:h-auto split:min-h-17',
}
const CARD =
  'split:grid split:grid-cols-[auto_minmax(0,1fr)] split:grid-rows-[auto_1fr_auto] split:content-stretch split:gap-x-2 split:gap-y-0.5 split:px-3 split:py-3'

interface TileLook {
  tile: string
  number: string
  weekday: string
  title: string
  state: string
  note: string
  flag: string
  dot: string
}

/** Classes of a day's tile by its state and the place of its stage; today's tile leaves room for its dot. */
export function tileLook(state: DayTileState, place: StageView['place'], isToday: boolean): TileLook {
  const isPast = place === 'past'
  const isQuiet = state === 'rest' || state === 'locked'
  return {
    tile: cx(
      'relative flex w-full flex-col items-center justify-center gap-0.75 rounded-sm text-start no-underline transition-colors max-tablet:before:absolute max-tablet:before:-inset-[2.5px] forced-colors:border',
      GROUNDS[state],
      TILE_HEIGHTS[place],
      !isPast && cx(CARD, 'split:items-start split:justify-normal'),
    ),
    number: cx(
      'num text-ui leading-[1.1] font-strong',
      isPast ? 'split:sr-only' : 'split:font-display split:font-(--display-weight) split:tracking-[-0.01em]',
      !isPast && (place === 'now' ? 'split:text-[1.75rem]' : 'split:text-[1.25rem]'),
    ),
    weekday: cx(
      'hidden text-micro',
      !isPast && 'split:block split:self-center split:justify-self-end',
      isToday && 'split:me-3.5',
    ),
    title: cx(
      'hidden text-caption leading-[1.35] wrap-break-word hyphens-auto split:col-span-full split:mt-2 split:block',
      isQuiet ? 'font-normal' : 'font-medium',
    ),
    state: cx(
      'flex items-center gap-1.5',
      !isPast && 'split:row-start-3 split:gap-1 split:col-span-full split:self-end split:text-micro',
      STATES[state],
    ),
    note: cx('sr-only', !isPast && 'split:not-sr-only split:min-w-0 split:wrap-anywhere split:hyphens-auto'),
    flag: cx(
      'absolute start-1 top-1 size-2.5',
      !isPast && 'split:static split:ms-auto split:-me-2 split:size-3.5 min-[1360px]:me-0',
    ),
    dot: cx(
      'absolute top-1 end-1 size-2 rounded-full bg-[light-dark(var(--spark),currentColor)] forced-colors:bg-[CanvasText]',
      !isPast && 'split:end-3.5 split:top-4.25',
    ),
  }
}
