import { useRef } from 'react'
import { cx } from '#/ui/cx'
import type { StageView } from '#/domains/study/course/calendar-view'
import { DayTile } from './day-tile'
import { TILE_HEIGHTS } from './day-tile-look'
import { useNear } from './use-near'

/** Tiles in a row. */
const WEEK = 7

interface StageDaysProps {
  stage: StageView
  streamId: number
  /** Draws the tiles only near the view. */
  isLong: boolean
}

/** The days of a stage; in a long course those far from the view are empty rows of the same height. */
export function StageDays({ stage: { place, days }, streamId, isLong }: StageDaysProps) {
  const list = useRef<HTMLOListElement>(null)
  const isNear = useNear(list, isLong, place === 'now')
  const rows = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, row) => row)
  return (
    <ol
      ref={list}
      className={cx(
        'grid grid-cols-7 gap-1.25 max-tablet:mx-[min(0px,(100%-303px)/2)] tablet:gap-2',
        place === 'past' && 'split:grid-cols-[repeat(7,40px)] split:gap-1.5',
      )}
    >
      {isNear
        ? days.map((day) => (
            <li key={day.day.id}>
              <DayTile day={day} place={place} streamId={streamId} />
            </li>
          ))
        : rows.map((row) => <li key={`row ${row}`} aria-hidden className={cx('col-span-full', TILE_HEIGHTS[place])} />)}
    </ol>
  )
}
