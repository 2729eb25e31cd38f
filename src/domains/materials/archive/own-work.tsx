import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Download, RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '#/api/connectivity'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { Button } from '#/ui/buttons/button'
import { MarginSection } from '#/ui/page/margin-section'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { ProgressBar } from '#/ui/states/progress'
import { useArchive } from './use-archive'

/** Saves what the learner has made in a course, with one press. */
export function OwnWork({ one }: { one: StreamInState }) {
  const { t, i18n } = useLingui()
  const isOnline = useOnline()
  const { state, start, cancel } = useArchive(one)
  const button = useRef<HTMLButtonElement>(null)
  const isWorking = state.code === 'working'
  const was = useRef(isWorking)
  // The button that was pressed has gone; the one in its place does the next thing.
  useEffect(() => {
    if (was.current !== isWorking && document.activeElement === document.body) button.current?.focus()
    was.current = isWorking
  }, [isWorking])
  const percent = isWorking ? state.percent : null
  const label = percent === null ? t`Gathering your work` : t`Saving your work: ${percent}%`
  return (
    <MarginSection title={t`Yours to keep`} help={t`It stays with you when the course has ended.`}>
      <p className="max-w-[58ch] text-ui">
        {t`Your homework, the experts’ answers, your photos and your points in one file. It is made on this device, and opens in any browser without this site.`}
      </p>
      {isWorking && (
        <div className="mt-5 max-w-120">
          <p aria-hidden className="num mb-2.5 text-small text-muted">
            {label}
          </p>
          <ProgressBar value={percent} label={label} />
          <p className="mt-2.5 text-small text-muted">{t`Stay on this page until it is done.`}</p>
        </div>
      )}
      <div role="status" className="mt-5 max-w-[58ch] empty:hidden">
        {state.code === 'saved' && (
          <Banner tone={state.missing > 0 ? 'warning' : 'success'} title={t`Saved as ${state.name}.`}>
            {t`Unpack it and open “index.html”.`}{' '}
            {state.missing > 0 &&
              t`${plural(state.missing, { one: '# file could not be saved; the page has a link to it.', other: '# files could not be saved; the page has links to them.' })}`}
          </Banner>
        )}
      </div>
      {state.code === 'failed' && (
        <Banner className="mt-5 max-w-[58ch]" tone="danger" role="alert" title={t`Your work was not saved.`}>
          {errorTexts(i18n, state.error)}
        </Banner>
      )}
      <div className="mt-5">
        {isWorking ? (
          <Button ref={button} key="cancel" icon={X} onClick={cancel}>
            {t`Cancel`}
          </Button>
        ) : (
          <Button
            ref={button}
            key="start"
            kind="primary"
            icon={state.code === 'failed' ? RotateCw : Download}
            reason={isOnline ? undefined : t`It needs the internet.`}
            onClick={start}
          >
            {state.code === 'failed' ? t`Try again` : t`Save my work`}
          </Button>
        )}
      </div>
    </MarginSection>
  )
}
