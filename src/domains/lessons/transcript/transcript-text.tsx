import { Trans, useLingui } from '@lingui/react/macro'
import { Check, LocateFixed } from 'lucide-react'
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { clockText } from '#/lib/clock-text'
import { searchPattern } from '#/lib/text-search'
import { Button } from '#/ui/buttons/button'
import { NearOnly } from '#/ui/late/near-only'
import { announce } from '#/ui/page/live-region'
import { ErrorBlock } from '#/ui/states/error-block'
import { SkeletonScreen, SkeletonText } from '#/ui/states/skeleton'
import { showToast } from '#/ui/toasts/toast'
import { type Cue, cueAt } from '../captions/cues'
import { useCues } from '../captions/use-cues'
import type { Loop } from '../practice/loop'
import { seekTo } from '../player/controls/commands'
import { useReducedMotion } from '../player/use-reduced-motion'
import { useSecond } from '../player/use-video'
import { CueItem } from './cue-item'
import { findInCues } from './search-cues'
import { TranscriptTools } from './transcript-tools'
import { useFollow } from './use-follow'

/** While a part is practised: what it is, and what happens when a line is chosen for it. */
export interface PracticeOfTranscript {
  loop: Loop | null
  onPart: (said: Loop) => void
}

interface TranscriptTextProps {
  video: HTMLVideoElement | null
  subtitle: Subtitle
  lessonTitle: string
  /** The control that chooses another language. */
  language: ReactNode
  practice: PracticeOfTranscript | null
  /** Called before the file is loaded again: its address may have expired. */
  onRetry: () => void
}

/** Lectures have thousands of cues: they are drawn in groups, and only those near the view. */
const CUES_IN_GROUP = 6
const CUE_PX = 54

/** The transcript in one language. */
export function TranscriptText({ video, subtitle, lessonTitle, language, practice, onRetry }: TranscriptTextProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const [turn, setTurn] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { cues, error, retry } = useCues(video, subtitle)
  const second = useSecond(video)
  // `second` is rounded down: this includes cues that begin within it.
  const current = video && cues ? cueAt(cues, second + 0.9) : -1
  // A search leads elsewhere.
  const followed = query === '' ? current : -1
  const { isFollowing, target, follow, goTo } = useFollow(list, followed, useReducedMotion())
  const pattern = useMemo(() => searchPattern(query), [query])
  const found = useMemo(() => findInCues(cues ?? [], pattern), [cues, pattern])
  const quote = useQuote(lessonTitle)
  const time = clockText(second)

  const search = (next: string) => {
    setQuery(next)
    setTurn(0)
    const first = findInCues(cues ?? [], searchPattern(next)).indexes[0]
    if (first !== undefined) goTo(first)
  }
  const step = (by: number) => {
    const next = (turn + by + found.indexes.length) % found.indexes.length
    setTurn(next)
    const index = found.indexes[next] ?? 0
    goTo(index)
    const cue = cues?.[index]
    // The focus stays on the button: whoever does not see the list hears where it led.
    if (cue) announce(`${clockText(cue.start)}. ${cue.text.replaceAll('\n', ' ')}`)
  }
  const goBack = () => {
    follow()
    // The button disappears with the press.
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }
  // One listener for hundreds of cues, so that they need not re-render while the video plays.
  const press = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-cue]') : null
    const cue = cues?.[Number(row?.getAttribute('data-cue') ?? -1)]
    if (!(target instanceof Element) || !row || !cue) return
    if (target.closest('[data-quote]')) quote(cue)
    else if (target.closest('[data-repeat]')) practice?.onPart({ from: cue.start, to: cue.end })
    // A drag selects words, to copy them.
    else if (getSelection()?.isCollapsed === false && getSelection()?.containsNode(row, true)) return
    else if (video) {
      seekTo(video, cue.start)
      follow()
    }
  }

  if (error) {
    const again = () => {
      onRetry()
      retry()
    }
    return <ErrorBlock as="h3" error={error} title={t`The transcript didn’t load`} onRetry={again} />
  }
  if (!cues) {
    return (
      <SkeletonScreen label={t`Loading the transcript`} className="pt-5">
        <SkeletonText lines={8} />
      </SkeletonScreen>
    )
  }
  return (
    <>
      <TranscriptTools
        query={query}
        onSearch={search}
        count={pattern && found.count}
        onStep={found.indexes.length > 1 ? step : null}
        language={language}
      />
      {cues.length === 0 && <p className="py-4 text-small text-muted">{t`Nothing is said in this video.`}</p>}
      {/* The buttons inside handle keys; the list only listens for their clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={list}
        role="list"
        aria-label={t`Transcript`}
        onClick={press}
        className="-mx-3 min-h-0 flex-1 scroll-mt-[calc(var(--head-h)+var(--strip)+56.25vw+48px)] px-3 pb-6 flat:scroll-mt-4 tablet:scroll-mt-[calc(var(--head-h)+var(--strip))] tablet:max-h-[max(60dvh,15rem)] tablet:overflow-y-auto tablet:[scrollbar-width:thin] split:max-h-none"
      >
        <NearOnly
          count={Math.ceil(cues.length / CUES_IN_GROUP)}
          height={CUES_IN_GROUP * CUE_PX}
          // With the first cues the list is never empty: a screen reader reaches it before it comes into view.
          kept={[0, current, target].filter((index) => index >= 0).map((index) => Math.floor(index / CUES_IN_GROUP))}
        >
          {(group) =>
            cues.slice(group * CUES_IN_GROUP, (group + 1) * CUES_IN_GROUP).map((cue, place) => {
              const index = group * CUES_IN_GROUP + place
              return (
                <CueItem
                  key={index}
                  cue={cue}
                  index={index}
                  count={cues.length}
                  isCurrent={index === current}
                  isPast={index < current}
                  practice={practice && (isIn(practice.loop, cue) ? 'in' : 'out')}
                  pattern={pattern}
                  language={subtitle.languageCode}
                />
              )
            })
          }
        </NearOnly>
      </div>
      {!isFollowing && followed >= 0 && (
        <div className="sticky bottom-[calc(var(--bar-cover)+12px)] z-1 flex justify-center pb-2">
          <Button kind="quiet" size="sm" icon={LocateFixed} onClick={goBack} className="shadow-2">
            <Trans>Back to {time}</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** Whether most of a cue belongs to the part that is practised. */
const isIn = (loop: Loop | null, { start, end }: Cue) =>
  loop !== null && (start + end) / 2 >= loop.from && (start + end) / 2 <= loop.to

/** Copies a cue's text, with its lesson and time, to the clipboard. */
function useQuote(lessonTitle: string): (cue: Cue) => void {
  const { t } = useLingui()
  return (cue) => {
    const words = cue.text.replaceAll('\n', ' ')
    const time = clockText(cue.start)
    const quotation = t`“${words}” (${lessonTitle}, ${time})`
    copy(quotation).then(
      () => showToast({ icon: Check, text: t`The quotation is copied.` }),
      () => showToast({ failed: true, text: t`The browser did not let us copy. Select the text by hand.` }),
    )
  }
}

/** Rejects where the browser refuses; a page without https has no clipboard at all. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
