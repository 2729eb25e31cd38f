import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { searchedText } from '#/lib/written-text'
import { LinkButton } from '#/ui/buttons/link-button'
import { SearchField } from '#/ui/fields/search-field'
import { EmptyState } from '#/ui/states/empty-state'
import { type ChatGroup, chatGroups, foundChats, type ListedChat } from '../chat-groups'
import { ChatRow } from './chat-row'
import { phaseTexts } from './phase-texts'

/** From this number on, chats can be searched. */
const MIN_TO_SEARCH = 2

interface ChatListProps {
  chats: readonly ListedChat[]
  search: string
}

/** The learner's chats by state, with a search by title. */
export function ChatList({ chats, search }: ChatListProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const found = foundChats(chats, search)
  const count = found.length
  if (chats.length === 0)
    return (
      <EmptyState
        title={t`No messages yet`}
        action={<LinkButton to="/courses">{t`My courses`}</LinkButton>}
      >{t`Your expert’s chat opens with the course.`}</EmptyState>
    )
  return (
    <>
      {chats.length >= MIN_TO_SEARCH && (
        <SearchField
          label={t`Search chats`}
          placeholder={t`Search`}
          value={search}
          onChange={(q) =>
            void navigate({ to: '.', search: (rest) => ({ ...rest, q: q || undefined }), replace: true })
          }
          result={
            searchedText(search) === ''
              ? undefined
              : t`${plural(count, { one: '# chat found', other: '# chats found' })}`
          }
          className="mb-5"
        />
      )}
      {count === 0 && <p className="py-4 text-muted">{t`No chat is called so.`}</p>}
      {chatGroups(found).map((group) => (
        <Group key={group.phase} group={group} />
      ))}
    </>
  )
}

function Group({ group }: { group: ChatGroup }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6">
      <h2 id={id} className="mb-1.5 text-caption text-muted">
        {i18n._(phaseTexts[group.phase])}
      </h2>
      <ul>
        {group.chats.map((listed) => (
          <li key={listed.chat.id}>
            <ChatRow listed={listed} />
          </li>
        ))}
      </ul>
    </section>
  )
}
