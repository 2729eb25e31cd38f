import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { cx } from '#/ui/cx'
import { part } from '#/ui/late/part'
import { Tabs } from '#/ui/tabs/tabs'
import { usePhone } from '#/ui/use-media'
import type { PracticeOfTranscript } from '../transcript/transcript-text'
import type { Lesson, Subtitle } from '#/domains/study/model'

const Transcript = part(() => import('../transcript/transcript'), 'Transcript', { missing: 'toast' })

export type DayTab = 'lesson' | 'plan' | 'transcript'

interface DaySideProps {
  /** Whether the transcript is open. */
  isReading: boolean
  onTab: (tab: DayTab) => void
  plan: ReactNode
  lesson: Lesson
  subs: readonly Subtitle[]
  video: HTMLVideoElement | null
  practice: PracticeOfTranscript | null
}

/** Beside the video: the plan and, where there are subtitles, the transcript. On phones both are below, the transcript right under the video. */
export function DaySide({ isReading, onTab, plan, lesson, subs, video, practice }: DaySideProps) {
  const { t } = useLingui()
  const isPhone = usePhone()
  if (subs.length === 0) return <div className="split:col-start-2 split:row-span-2 split:row-start-1">{plan}</div>
  const tabs = [
    ...(isPhone && isReading ? [{ value: 'lesson' as const, label: t`Lesson` }] : []),
    { value: 'plan' as const, label: t`Plan` },
    { value: 'transcript' as const, label: t`Transcript` },
  ]
  return (
    <div
      className={cx(
        'split:col-start-2 split:row-span-2 split:row-start-1',
        isReading &&
          'transcript-side split:flex split:max-h-[min(680px,calc(100dvh-190px))] split:flex-col split:*:last:flex split:*:last:min-h-0 split:*:last:flex-col',
      )}
    >
      <Tabs
        label={t`Lesson`}
        tabs={tabs}
        value={isReading ? 'transcript' : 'plan'}
        onChange={onTab}
        className={cx(
          'shrink-0',
          isReading &&
            'max-tablet:sticky max-tablet:top-[calc(var(--head-h)+var(--strip)+56.25vw-1px)] max-tablet:z-[4] max-tablet:bg-bg flat:static',
        )}
      >
        {isReading ? (
          <Suspense>
            <Transcript key={lesson.id} video={video} practice={practice} subs={subs} lessonTitle={lesson.title} />
          </Suspense>
        ) : (
          <div className="pt-4">{plan}</div>
        )}
      </Tabs>
    </div>
  )
}
