import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { AskModal, type AskProps } from './ask/ask-modal'

/** Over a lesson's picture: a button that asks the course's experts about the moment on show. Nothing where there is no chat for it. */
export function AskAtMoment(props: AskProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { modal } = useSearch({ strict: false })
  const { one, video } = props
  const chatId = one.stream.chatChannelId
  if (chatId === null) return null
  const label = t`Ask about this moment`
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => {
          video.pause()
          void navigate(modalTarget('ask'))
        }}
        className="grid size-9 place-items-center rounded-full bg-media/72 text-on-media hover:bg-media focus-visible:outline-on-media touch:size-11"
      >
        <Icon of={MessageCircleQuestion} size={20} />
      </button>
      {modal === 'ask' && <AskModal {...props} chatId={chatId} />}
    </>
  )
}
