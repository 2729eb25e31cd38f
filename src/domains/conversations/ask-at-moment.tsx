import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { momentSearch } from '#/domains/study/lesson-moment'
import { MediaButton } from '#/ui/buttons/media-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { AskModal, type AskProps } from './ask/ask-modal'

/** Over a lesson's picture: a button that asks the course's experts about the moment on show. Nothing where there is no chat for it. */
export function AskAtMoment(props: AskProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { modal, lesson: named, t: seconds } = useSearch({ strict: false })
  const { one, video, length, lesson, isExplanation } = props
  const chatId = one.stream.chatChannelId
  if (chatId === null) return null
  // A moment beyond the end is none: the video then starts at its beginning.
  const isNamed = seconds !== undefined && named === lesson.id && !(seconds >= (video.duration || length || Infinity))
  const moment = isNamed ? seconds : Math.floor(video.currentTime)
  return (
    <>
      <MediaButton
        label={t`Ask about this moment`}
        icon={MessageCircleQuestion}
        aria-haspopup="dialog"
        onClick={() => {
          video.pause()
          // The address holds the moment: a reload starts the video there, and asks about the same one.
          const shown = { lessonId: lesson.id, seconds: Math.floor(video.currentTime), isExplanation }
          void navigate(modalTarget('ask', momentSearch(shown)))
        }}
      />
      {modal === 'ask' && <AskModal {...props} chatId={chatId} seconds={moment} />}
    </>
  )
}
