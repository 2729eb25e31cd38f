import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, Pencil } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { chatMessage, messageQueue } from '#/domains/chats/chat-message'
import { chatQueries } from '#/domains/chats/queries'
import { questionText } from '#/domains/study/lesson-moment'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { clockText } from '#/lib/clock-text'
import { writtenText } from '#/lib/written-text'
import * as z from '#/lib/zod'
import { outboxOf } from '#/outbox/outbox'
import { appUrl } from '#/platform/app-url'
import { draft } from '#/platform/drafts'
import { Button } from '#/ui/buttons/button'
import { Checkbox } from '#/ui/fields/checkbox'
import { FieldError } from '#/ui/fields/field'
import { TextArea } from '#/ui/fields/text-area'
import { part } from '#/ui/late/part'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { useObjectUrl } from '#/ui/pictures/use-object-url'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { ReadOnlyNote } from '../conversation/read-only-note'
import { readOnlyReason } from '../read-only'
import { videoFrame } from './video-frame'

const MarkPicture = part(() => import('#/ui/pictures/marks/mark-picture'), 'MarkPicture', { missing: 'toast' })

export interface AskProps {
  one: StreamInState
  learnerId: number
  dayNumber: number
  lesson: { id: number; title: string }
  isExplanation: boolean
  video: HTMLVideoElement
  /** How long the video is by the school's word, in seconds; 0: unknown. */
  length: number
}

/** The longest message that the server takes. */
const MAX_LENGTH = 4000

interface Asked {
  chatId: number
  /** The moment, in whole seconds. */
  seconds: number
}

/** A question to the course's chat about a moment of the video, with a picture of it where the browser gives one. */
export function AskModal(props: AskProps & Asked) {
  const { t } = useLingui()
  const close = useCloseModal('t')
  const { data: chats } = useQuery(chatQueries.list())
  const chat = chats?.find(({ id }) => id === props.chatId)
  const listed = chat && { chat, one: props.one }
  const reason = listed ? readOnlyReason(listed) : null
  const title = t`Ask about this moment`
  if (listed && reason !== null)
    return (
      <Modal title={title} onClose={close}>
        <div className="-mx-gutter">
          <ReadOnlyNote listed={listed} reason={reason} />
        </div>
      </Modal>
    )
  return <Question {...props} title={title} close={close} />
}

type QuestionProps = AskProps & Asked & { title: string; close: () => void }

function Question({
  one,
  learnerId,
  dayNumber,
  lesson,
  isExplanation,
  video,
  chatId,
  title,
  close,
  seconds,
}: QuestionProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const outbox = outboxOf(useQueryClient(), learnerId)
  const kept = draft({
    owner: learnerId,
    name: `draft.ask.${chatId}`,
    parse: (stored) => z.string().safeParse(stored).data ?? null,
  })
  const [text, setText] = useState(() => kept.read() ?? '')
  const [moment] = useState(() => ({
    streamId: one.stream.id,
    dayNumber,
    lessonId: lesson.id,
    seconds,
    isExplanation,
  }))
  const { picture, frame, replace: replacePicture } = usePictureOf(video, seconds)
  const [isDrawing, setDrawing] = useState(false)
  const [isWithPicture, setWithPicture] = useState(true)
  const [fault, setFault] = useState<'empty' | 'long' | 'unkept' | null>(null)
  const message = questionText(text, moment, appUrl())
  const clock = clockText(moment.seconds)

  function write(next: string) {
    setText(next)
    setFault(null)
    if (next === '') kept.clear()
    else kept.keep(next)
  }
  const send = useOnce(async () => {
    if (writtenText(text) === '') return setFault('empty')
    if (message.length > MAX_LENGTH) return setFault('long')
    // Whoever sends before the picture is drawn still sends it.
    const file = isWithPicture ? (picture?.file ?? (await frame)) : null
    try {
      await outbox.enqueue(chatMessage, {
        queue: messageQueue(chatId),
        payload: { chatId, message },
        files: file ? [{ file, uploaded: null }] : [],
      })
    } catch {
      return setFault('unkept')
    }
    kept.clear()
    close()
    showToast({
      icon: Check,
      text: t`Your question is in the chat.`,
      action: {
        label: t`Open the chat`,
        onPress: () => void navigate({ to: '/chat/$chatId', params: { chatId } }),
      },
    })
  })
  const over = message.length - MAX_LENGTH
  const errors = { empty: t`Message required`, long: t`Too long by ${over}`, unkept: undefined }

  return (
    <Modal
      title={title}
      onClose={close}
      dirty={text !== ''}
      footer={
        <>
          <Button kind="primary" onClick={() => void send()}>
            {t`Send the question`}
          </Button>
          <Button onClick={close}>{t`Cancel`}</Button>
        </>
      }
    >
      <p className="text-small text-muted">
        {lesson.title ? (
          <Trans>
            {lesson.title}, at {clock}
          </Trans>
        ) : (
          <Trans>At {clock}</Trans>
        )}
      </p>
      {picture === null && (
        <p className="mt-3 text-small text-muted">
          {t`There is no picture of this moment. The question still leads to it.`}
        </p>
      )}
      {picture && (
        <div className="mt-3">
          <img
            src={picture.src}
            alt={t`The picture at ${clock}`}
            className="max-h-[32dvh] max-w-full rounded-md bg-media object-contain"
          />
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button
              size="sm"
              icon={Pencil}
              aria-haspopup="dialog"
              onClick={() => setDrawing(true)}
            >{t`Draw on the picture`}</Button>
            <Checkbox
              label={t`Send the picture, too`}
              checked={isWithPicture}
              onChange={(event) => setWithPicture(event.target.checked)}
            />
          </div>
        </div>
      )}
      {isDrawing && picture && (
        <Suspense>
          <MarkPicture
            file={picture.file}
            onClose={() => setDrawing(false)}
            onMissing={() => setDrawing(false)}
            onDone={(drawn) => {
              setDrawing(false)
              replacePicture(drawn)
            }}
          />
        </Suspense>
      )}
      <div className="mt-4">
        <TextArea
          label={t`Your question`}
          rows={3}
          value={text}
          data-autofocus
          error={fault ? errors[fault] : undefined}
          onChange={(event) => write(event.target.value)}
        />
        {fault === 'unkept' && (
          <div role="alert" className="pt-2">
            <FieldError>{t`This device has no room to keep it for later. Connect and try again.`}</FieldError>
          </div>
        )}
      </div>
    </Modal>
  )
}

/**
 * The picture of the moment, or what was drawn on it, with its address: undefined until it is there, null where the
 * browser gives none. `frame` is the same moment's frame while it is still being taken.
 */
function usePictureOf(video: HTMLVideoElement, seconds: number) {
  const [frame] = useState(() => videoFrame(video, seconds))
  const [file, setFile] = useState<File | null>()
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const taken = await frame
      if (!isGone) setFile(taken)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [frame])
  const src = useObjectUrl(file)
  return { picture: file && src !== null ? { file, src } : file && undefined, frame, replace: setFile }
}
