import { useLingui } from '@lingui/react/macro'
import { Paperclip, Send, Settings2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useSyncExternalStore } from 'react'
import { serverNow } from '#/api/clock'
import { useOnline } from '#/api/connectivity'
import { FILES_LIMIT, freePlaces } from '#/domains/uploads/free-places'
import { FileInput } from '#/domains/uploads/file-input'
import { takePastedFiles } from '#/domains/uploads/pasted-files'
import { UploadLimit, UploadList } from '#/domains/uploads/upload-list'
import { useDropTarget } from '#/domains/uploads/use-drop-target'
import { useUploadWait } from '#/domains/uploads/use-upload-wait'
import { writtenText } from '#/lib/written-text'
import { OutboxRefused } from '#/outbox/safe-store'
import { enterSends } from '#/platform/device-switch'
import { IconButton } from '#/ui/buttons/icon-button'
import { cx } from '#/ui/cx'
import { CONTROL_INPUT, controlLook, FieldError } from '#/ui/fields/field'
import { part } from '#/ui/late/part'
import { useMenu } from '#/ui/popovers/use-menu'
import { errorTexts } from '#/ui/states/error-texts'
import { useCountdown } from '#/ui/use-countdown'
import { useMedia } from '#/ui/use-media'
import { EditedFiles } from './edited-files'
import type { Composer } from './use-composer'

/** The longest message that the server takes. */
const MAX_LENGTH = 4000
const MAX_ROWS = 6

const ComposerMenu = part(() => import('./composer-menu'), 'ComposerMenu', { missing: 'toast' })

interface ComposerBarProps {
  composer: Composer
  /** When the learner may write again, in epoch ms of the server's clock; null: at once. */
  waitUntil: number | null
}

/** The field for a message with its files: it grows with the text, and counts down until the next message may be sent, while the text stays. */
export function ComposerBar({ composer, waitUntil }: ComposerBarProps) {
  const { t } = useLingui()
  const noteId = useId()
  const { text, rewrite, submit, edit, files } = composer
  const isLine = useOnline()
  const waitText = (seconds: number) =>
    seconds === 0 ? t`You can write again` : t`You can write again in ${seconds} s`
  const left = useCountdown(edit ? null : waitUntil, { now: serverNow, speak: waitText })
  // On a touch keyboard the key that ends a line has no neighbour that sends.
  const hasKeys = useMedia('(pointer: fine)')
  const sendsByEnter = useSyncExternalStore(enterSends.watch, enterSends.isOn)
  const filesWait = useUploadWait(files.uploads, isLine)
  const places = freePlaces(files.uploads)
  const over = text.length - MAX_LENGTH
  const isBlank = writtenText(text) === ''
  const isWithoutText = isBlank && files.uploads.length > 0 && !edit
  const reason =
    over > 0
      ? t`Too long by ${over}`
      : isWithoutText
        ? t`Message required`
        : edit
          ? undefined
          : places < 0
            ? t`Up to ${FILES_LIMIT} files. Remove some`
            : (filesWait ?? (left > 0 ? waitText(left) : undefined))
  const isUnavailable = isBlank || reason !== undefined || composer.isSaving
  const { listeners, invitation } = useDropTarget((dropped) => {
    if (!edit) files.addFiles(dropped)
  })

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!isUnavailable) void submit()
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && edit) composer.endEdit()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !hasKeys) return
    if (event.shiftKey !== sendsByEnter) send(event)
  }
  return (
    <form
      onSubmit={send}
      onPaste={(event) => {
        const pasted = takePastedFiles(event)
        if (!edit) files.addFiles(pasted)
      }}
      {...listeners}
      className="px-gutter pt-1 pb-3 tablet:px-8 tablet:pb-6"
    >
      <div className="max-h-[40dvh] overflow-y-auto">
        {edit ? (
          <EditedFiles key={edit.messageId} composer={composer} edit={edit} />
        ) : (
          <>
            <UploadList uploads={files.uploads} queue={files.queue} />
            <UploadLimit uploads={files.uploads} leftOut={files.leftOut} />
          </>
        )}
      </div>
      <ComposerError composer={composer} />
      <p id={noteId} className="min-h-6 pb-1 text-caption text-muted">
        <span>{invitation ?? reason}</span>
        {!composer.isKept && <span> {t`This device cannot keep it. Send it before you leave`}.</span>}
      </p>
      <div
        className={cx(
          controlLook({ compact: true, bad: over > 0 }),
          'items-end!',
          invitation !== null && 'bg-accent-soft',
        )}
      >
        {!edit && places > 0 && <Attach onFiles={files.addFiles} />}
        <textarea
          id="composer-field"
          aria-label={edit ? t`The changed message` : t`Message`}
          aria-describedby={noteId}
          aria-invalid={over > 0 || undefined}
          placeholder={t`Write a message`}
          value={text}
          rows={Math.min(MAX_ROWS, text.split('\n').length)}
          onChange={(event) => rewrite(() => event.target.value)}
          onKeyDown={key}
          className={cx(CONTROL_INPUT, 'max-h-40 min-h-11 resize-none px-2! py-2.5! [field-sizing:content]')}
        />
        {hasKeys && <WritingMenu />}
        <IconButton
          type="submit"
          label={edit ? t`Save the change` : left > 0 ? t`Send, available in ${left} s` : t`Send`}
          icon={Send}
          unavailable={isUnavailable}
          aria-describedby={noteId}
          className={isUnavailable ? undefined : 'bg-accent! text-on-accent!'}
        />
      </div>
    </form>
  )
}

function Attach({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={t`Add photos or a video`} icon={Paperclip} onClick={() => chooser.current?.click()} />
      <FileInput ref={chooser} multiple onFiles={onFiles} />
    </>
  )
}

function WritingMenu() {
  const { t } = useLingui()
  const { button, menu, code } = useMenu(ComposerMenu)
  return (
    <>
      <IconButton {...button} label={t`How to write`} icon={Settings2} />
      {menu && code && <code.ComposerMenu menu={menu} />}
    </>
  )
}

function ComposerError({ composer: { error, edit } }: { composer: Composer }) {
  const { t, i18n } = useLingui()
  if (error === null) return null
  const isRefused = error instanceof OutboxRefused
  return (
    <div role="alert" className="mt-2">
      <FieldError>
        {isRefused
          ? t`This device has no room to keep it for later. It stays in the field: send it when you are back.`
          : `${edit ? t`The change is not saved` : t`Failed to send message`}. ${errorTexts(i18n, error)}`}
      </FieldError>
    </div>
  )
}
