import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatBytes } from '#/lib/bytes'
import { Button } from '#/ui/buttons/button'
import { RadioGroup } from '#/ui/fields/radio-group'
import { Modal } from '#/ui/modals/modal'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton } from '#/ui/states/skeleton'
import { chosenQuality, type Quality } from './hls-parts'
import { type LessonToKeep, secondsOf } from './places'
import { preferHeight, preferredHeight } from './preferred-height'
import { downloadQueries } from './queries'
import { estimatedBytes } from './queue'
import { freeOf } from '#/platform/device-space'

interface KeepModalProps {
  title: string
  /** What is not here yet. */
  lessons: readonly LessonToKeep[]
  onKeep: (choice: { height: number; bytesPerSecond: number }) => void
  onClose: () => void
}

/** Asks in which quality lessons are kept, with the size of each. */
export function KeepModal({ title, lessons, onKeep, onClose }: KeepModalProps) {
  const { t, i18n } = useLingui()
  const m3u8 = lessons.flatMap(({ videos }) => videos).find((video) => video.m3u8)?.m3u8 ?? null
  const { data, error, refetch } = useQuery({ ...downloadQueries.qualities(m3u8 ?? ''), enabled: m3u8 !== null })
  const { data: space } = useQuery(downloadQueries.space())
  const [height, setHeight] = useState(preferredHeight)
  const qualities = m3u8 === null ? [] : data
  const chosen = qualities ? chosenQuality(qualities, height) : null
  const seconds = secondsOf(lessons)
  const sizeOf = ({ bitrate }: Quality) => formatBytes(estimatedBytes(seconds, bitrate), i18n.locale)
  const nameOf = (quality: Quality) => {
    const size = sizeOf(quality)
    const pixels = quality.height
    return pixels > 0 ? t`${pixels}p, about ${size}` : t`About ${size}`
  }
  const free = space && formatBytes(freeOf(space) ?? 0, i18n.locale)
  const count = lessons.length

  function keep() {
    if (chosen) preferHeight(chosen.height)
    onKeep({ height: chosen?.height ?? height, bytesPerSecond: (chosen?.bitrate ?? 0) / 8 })
  }

  return (
    <Modal
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" unavailable={qualities === undefined} onClick={keep}>
            {t`Keep ${plural(count, { one: '# lesson', other: '# lessons' })}`}
          </Button>
          <Button onClick={onClose}>{t`Not now`}</Button>
        </>
      }
    >
      <p className="mb-5 text-ui text-muted">
        {t`It plays without a connection, with its subtitles, also when you close the app.`}
      </p>
      {qualities && qualities.length > 0 && (
        <RadioGroup
          legend={t`Quality`}
          options={qualities.map((quality) => ({ value: String(quality.height), label: nameOf(quality) }))}
          value={String(chosen?.height)}
          onChange={(value) => setHeight(Number(value))}
        />
      )}
      {qualities === undefined &&
        (error ? (
          <ErrorBlock title={t`The sizes didn’t load`} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="flex flex-col gap-3.5">
            <p role="status" className="sr-only">{t`Loading the sizes`}</p>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-6 w-56" />
            <Skeleton className="h-6 w-56" />
          </div>
        ))}
      {space?.quota !== undefined && <p className="mt-5 text-small text-muted">{t`Free for this app: ${free}`}</p>}
    </Modal>
  )
}
