import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { MediaButton } from '#/ui/buttons/media-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { AskModal, type AskProps } from './ask/ask-modal'

/** Over a lesson's picture: a button that asks the course's experts about the moment on show. Nothing where there is no chat for it. */
export function AskAtMoment(props: AskProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { modal } = useSearch({ strict: false })
  const { one, video } = props
  const chatId = one.stream.chatChannelId
  if (chatId === null) return null
  return (
    <>
      <MediaButton
        label={t`Ask about this moment`}
        icon={MessageCircleQuestion}
        aria-haspopup="dialog"
        onClick={() => {
          video.pause()
          void navigate(modalTarget('ask'))
        }}
      />
      {modal === 'ask' && <AskModal {...props} chatId={chatId} />}
    </>
  )
}
