import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatDraft } from '#/domains/chats/chat-draft'
import { IconButton } from '#/ui/buttons/icon-button'
import type { Composer } from './use-composer'

interface EditedFilesProps {
  composer: Composer
  edit: NonNullable<ChatDraft['edit']>
}

/** Above the field while an own message is changed: what is being done, a way out, and the files that stay with the message. */
export function EditedFiles({ composer, edit }: EditedFilesProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const { messageId, fileIds } = edit
  const files = composer.fileNames(messageId).filter(({ id }) => fileIds.includes(id))

  const focusField = useEffectEvent(() => box.current?.closest('form')?.querySelector('textarea')?.focus())
  useEffect(() => focusField(), [])

  return (
    <div ref={box}>
      <p className="flex items-center gap-2 text-small font-strong">
        <span className="min-w-0 flex-1">{t`You are changing a message`}</span>
        <IconButton label={t`Leave it as it is`} icon={X} size="sm" onClick={() => composer.endEdit()} />
      </p>
      {files.length > 0 && (
        <ul aria-label={t`Files of the message`}>
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2 text-small">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <IconButton label={t`Remove ${name}`} icon={X} size="sm" onClick={() => composer.dropFile(id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
