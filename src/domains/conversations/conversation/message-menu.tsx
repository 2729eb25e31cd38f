import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Check, Copy, Link, Quote } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { Message } from '#/domains/chats/model'
import { dateText } from '#/domains/study/texts'
import { formatDate } from '#/lib/format-date'
import { MenuBox, MenuButton, MenuSeparator } from '#/ui/popovers/menu'
import type { MenuOfButton } from '#/ui/popovers/use-menu'
import { showToast } from '#/ui/toasts/toast'

interface MessageMenuProps {
  menu: MenuOfButton
  chatId: number
  message: Message
  /** Puts the message's text into the field as a quote; null where nothing can be written. */
  onQuote: ((text: string) => void) | null
}

/** What can be done with one message. */
export function MessageMenu({ menu, chatId, message, onQuote }: MessageMenuProps) {
  const { t } = useLingui()
  const router = useRouter()
  const time = useLearnerTime()
  const date = dateText(message.createdAt, time, 'weekdayDay')
  const clock = formatDate(message.createdAt, 'time', time.locale, time.zone)
  const text = message.message

  async function copy(copied: string, done: string) {
    try {
      await navigator.clipboard.writeText(copied)
      showToast({ icon: Check, text: done })
    } catch {
      showToast({ failed: true, text: t`The browser did not let us copy. Select the text by hand.` })
    }
  }
  const link = () => {
    const { href } = router.buildLocation({
      to: '/chat/$chatId',
      params: { chatId },
      search: { message: message.id },
    })
    return new URL(router.history.createHref(href), location.href).href
  }
  return (
    <MenuBox menu={menu} label={t`Message`}>
      {text && (
        <MenuButton icon={Copy} onPress={() => void copy(text, t`The text is copied.`)}>{t`Copy text`}</MenuButton>
      )}
      {text && onQuote && <MenuButton icon={Quote} onPress={() => onQuote(text)}>{t`Quote`}</MenuButton>}
      <MenuButton
        icon={Link}
        onPress={() => void copy(link(), t`The link is copied.`)}
      >{t`Copy link to message`}</MenuButton>
      <MenuSeparator />
      <p role="presentation" className="px-3 py-2 text-small text-muted">{t`Sent on ${date}, ${clock}`}</p>
    </MenuBox>
  )
}
