import { useLingui } from '@lingui/react/macro'
import { useCourseName } from '#/domains/study/streams/use-streams'
import type { ListedChat } from './chat-groups'

/** What a chat is called, and its course where that says more. */
export function useChatName({ chat, one }: ListedChat): { name: string; course: string | null } {
  const { t } = useLingui()
  const courseName = useCourseName()
  const course = one && courseName(one.stream)
  const name = chat.title || course || t`Chat`
  return { name, course: course === name ? null : course }
}
