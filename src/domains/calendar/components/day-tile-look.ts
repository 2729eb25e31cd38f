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

const ROW_GROUND = 'max-split:bg-transparent max-split:inset-ring-0 max-split:hover:bg-fill'

const STATES: Record<DayTileState, string> = {
  done: 'text-accent-text',
  today: '',
  open: 'text-accent-text',
  missed: 'text-warning',
  rest: '',
  locked: '',
}

/** In rows a ground would be a stripe: only today has one. */
const ROW_GROUNDS: Record<DayTileState, string> = {
  done: ROW_GROUND,
  today: 'max-split:bg-accent-soft max-split:text-text max-split:hover:bg-accent-soft',
  open: ROW_GROUND,
  missed: ROW_GROUND,
  rest: ROW_GROUND,
  locked: ROW_GROUND,
}

/** Height of a tile: a mark in narrow windows; from 1100 px on by the stage's place in the course. */
export const TILE_HEIGHTS: Record<StageView['place'], string> = {
  past: 'h-10',
  now: 'min-h-14 split:min-h-39.5',
  next: 'h-10 split:min-h-28',
}
const CARD =
  'split:grid split:h-full split:grid-cols-[auto_minmax(0,1fr)] split:grid-rows-[auto_1fr_auto] split:content-stretch split:@max-[6rem]:grid-rows-[auto_auto_1fr_auto] split:gap-x-2 split:gap-y-0.5 split:px-3 split:py-3'
/** The note stands below the words where large letters leave it no room beside them. */
const ROW =
  'max-split:flex-row max-split:flex-wrap max-split:justify-start max-split:gap-x-3 max-split:gap-y-1 max-split:px-3 max-split:py-2'

interface TileLook {
  tile: string
  number: string
  weekday: string
  title: string
  state: string
  icon: string
  note: string
  flag: string
  dot: string
}

/** Classes of a day's tile by its state and the place of its stage; today's tile leaves room for its dot. */
export function tileLook(state: DayTileState, place: StageView['place'], isToday: boolean): TileLook {
  const isPast = place === 'past'
  const isRow = place === 'now'
  const isQuiet = state === 'rest' || state === 'locked'
  return {
    tile: cx(
      'relative flex w-full flex-col items-center justify-center gap-0.75 rounded-sm text-start no-underline transition-colors forced-colors:border',
      GROUNDS[state],
      TILE_HEIGHTS[place],
      isRow ? cx(ROW, ROW_GROUNDS[state]) : 'max-tablet:before:absolute max-tablet:before:-inset-[2.5px]',
      !isPast && cx(CARD, 'split:items-start split:justify-normal'),
    ),
    number: cx(
      'num text-ui leading-[1.1] font-strong',
      isPast ? 'sr-only' : 'split:font-display split:font-(--display-weight) split:tracking-[-0.01em]',
      isRow &&
        'max-split:mt-0.5 max-split:w-[1.75rem] max-split:self-start max-split:font-display max-split:text-[1.25rem] max-split:font-(--display-weight) split:text-[1.75rem]',
      place === 'next' && 'split:text-[1.25rem]',
    ),
    weekday: cx(
      'hidden text-micro',
      // Below the number where large letters leave it no room beside it.
      !isPast &&
        'split:block split:self-center split:justify-self-end split:@max-[6rem]:col-span-full split:@max-[6rem]:justify-self-start',
      isToday && 'split:me-3.5',
    ),
    title: cx(
      'hidden text-caption leading-[1.35] wrap-break-word hyphens-auto split:col-span-full split:mt-2',
      isRow ? 'split:block' : !isPast && 'split:line-clamp-3 split:@max-[6rem]:line-clamp-none',
      isQuiet ? 'font-normal' : 'font-medium',
    ),
    state: cx(
      'flex items-center gap-1.5',
      !isPast &&
        'split:row-start-3 split:@max-[6rem]:row-start-4 split:gap-1 split:col-span-full split:self-end split:text-micro',
      isRow && 'max-split:ms-auto max-split:text-caption',
      // Words above it may fill the tile.
      place === 'next' && 'split:pt-1',
      STATES[state],
      isRow && state === 'today' && 'max-split:text-accent-text',
    ),
    icon: cx('max-split:size-3.5', state === 'today' && 'fill-current', place === 'next' && 'max-split:hidden'),
    note: cx(
      !isRow && 'max-split:sr-only',
      isPast ? 'sr-only' : 'split:min-w-0 split:wrap-anywhere split:hyphens-auto',
    ),
    flag: cx(
      isRow ? 'size-3.5' : 'absolute start-1 top-1 size-2.5',
      !isPast && 'split:static split:ms-auto split:-me-2 split:size-3.5 min-[1360px]:me-0',
    ),
    dot: cx(
      'absolute size-2 rounded-full bg-[light-dark(var(--spark),currentColor)] forced-colors:bg-[CanvasText]',
      isRow ? 'start-[2.375rem] top-2.5 split:start-auto' : 'top-1 end-1',
      !isPast && 'split:end-3.5 split:top-4.25',
    ),
  }
}
