import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#/ui/buttons/button'
import { takePastedFiles } from '#/domains/uploads/pasted-files'
import { useUploadWait } from '#/domains/uploads/use-upload-wait'
import { TextArea } from '#/ui/fields/text-area'
import { handFocusOn } from '#/ui/keyboard'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { MESSAGE_LIMIT, sentLength } from './homework-requirements'
import { ComposerFiles } from './composer-files'
import { ExerciseChoice } from './exercise-choice'
import { LeaveGuard } from './leave-guard'
import { useComposer } from './use-composer'
import { useFaultTexts } from './use-fault-texts'
import { usePreloadWaiting, WaitingAnswer } from './waiting-entry'
import type { HomeworkView } from '../thread/use-homework'

interface HomeworkComposerProps {
  view: HomeworkView
  /** First name of the expert who answered; empty before an answer. */
  expert: string
}

/** The form of an answer: files, exercises, text, and the button that sends it. */
export function HomeworkComposer({ view, expert }: HomeworkComposerProps) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const composer = useComposer(view, expert)
  const { homework } = view.entry.row
  const { message, uploads, onTheWay, stuck, trouble, isSaid, isKept, isLine, waiting } = composer
  const words = useFaultTexts(composer)
  const waitReason = useUploadWait(uploads, isLine)
  usePreloadWaiting()
  const isSelfie = homework?.type === 'selfie'
  const exercises = homework?.exercises ?? []
  const hasToWrite = homework?.isMessageRequired ?? false
  // A selfie starts as one button; the rest appears with the picture.
  const isWhole = !isSelfie || uploads.length > 0 || hasToWrite || message !== ''

  const areFilesRefused = trouble?.code === 'failed' && stuck > 0
  useEffect(() => {
    // The button that has lost the focus is another one now, with its reason.
    if (areFilesRefused && document.activeElement === document.body) focusFirstFault(form.current)
  }, [areFilesRefused])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (waitReason !== undefined || composer.isSending) return
    if (composer.check()) await composer.submit()
    else requestAnimationFrame(() => focusFirstFault(form.current))
  }
  function paste(event: ClipboardEvent) {
    const files = takePastedFiles(event)
    if (!composer.isSending) composer.addFiles(files)
  }

  if (waiting) {
    return (
      <WaitingAnswer
        entry={waiting}
        onRetry={() => void composer.retry(waiting)}
        onEdit={() => void composer.edit(waiting)}
        onRemove={() => void composer.remove(waiting)}
      />
    )
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} onPaste={paste} className="mt-4">
      {/* Anything added while the answer is being sent would be neither sent nor kept. */}
      <div ref={handFocusOn} inert={composer.isSending}>
        <ComposerFiles composer={composer} isSelfie={isSelfie} error={words.files} />
        {exercises.length > 0 && (
          <ExerciseChoice
            exercises={exercises}
            chosen={composer.exerciseIds}
            onChange={composer.setExerciseIds}
            isRequired={homework?.isExerciseRequired ?? false}
            error={words.exercises}
          />
        )}
        {isWhole && (
          <TextArea
            label={expert ? t`A note for ${expert}` : t`Your message`}
            optional={!hasToWrite}
            rows={3}
            value={message}
            onChange={({ currentTarget }) => composer.setMessage(currentTarget.value)}
            counter={message === '' ? undefined : { count: sentLength(message), max: MESSAGE_LIMIT }}
            error={words.message}
            hint={
              isKept === null
                ? undefined
                : isKept
                  ? t`Saved on this device`
                  : t`This device cannot keep it. Send it before you leave`
            }
            className="mt-4"
          />
        )}
      </div>
      {isWhole && (
        <>
          {trouble?.code === 'offline' && (
            <Banner
              tone="warning"
              role="alert"
              className="mt-4"
              title={isLine ? t`The connection is back.` : t`You’re offline.`}
            >
              {isLine
                ? t`Send it now.`
                : t`This device has no room to keep it for later. It stays in the form: send it when you are back.`}
            </Banner>
          )}
          {trouble?.code === 'failed' && (
            <Banner tone="danger" role="alert" className="mt-4" title={`${t`Couldn't send homework`}.`}>
              {t`Everything is kept.`} {!isSaid && errorTexts(i18n, trouble.error)}
            </Banner>
          )}
          <div ref={handFocusOn} className="mt-4">
            <Button type="submit" kind="primary" block loading={composer.isSending} reason={waitReason}>
              {t`Send for review`}
            </Button>
          </div>
        </>
      )}
      <LeaveGuard
        isDirty={composer.isDirty}
        isSending={composer.isSending}
        onTheWay={onTheWay}
        isKept={isKept !== false}
      />
    </form>
  )
}

/** Focuses the field with the first fault, or the control before its message. */
function focusFirstFault(form: HTMLFormElement | null) {
  const alert = form?.querySelector('[role=alert], [aria-invalid]')
  const field = alert?.matches('[aria-invalid]') ? alert : alert?.parentElement?.querySelector('button, input')
  if (field instanceof HTMLElement) field.focus()
}
