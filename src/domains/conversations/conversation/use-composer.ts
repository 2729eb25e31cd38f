import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ChatDraft, chatDraft } from '#/domains/chats/chat-draft'
import { chatMessage, messageQueue } from '#/domains/chats/chat-message'
import type { MessageStore } from '#/domains/chats/message-store'
import type { Message } from '#/domains/chats/model'
import { chatMutations } from '#/domains/chats/mutations'
import { useUploads } from '#/domains/uploads/use-uploads'
import type { QueuedEntry } from '#/outbox/engine'
import { outboxOf } from '#/outbox/outbox'
import { useQueue } from '#/outbox/use-queue'
import { useOnce } from '#/ui/use-once'
import { useKeptUploads } from './use-kept-uploads'

export type Composer = ReturnType<typeof useComposer>

/** What is written in a chat and not sent yet, kept on the device with each change, and what waits in the outbox. */
export function useComposer(learnerId: number, chatId: number, store: MessageStore) {
  const outbox = outboxOf(useQueryClient(), learnerId)
  const waiting = useQueue(outbox, messageQueue(chatId))
  const draft = useMemo(() => chatDraft(learnerId, chatId), [learnerId, chatId])
  const [written, setWritten] = useState(draft.read)
  const isTextKept = useSyncExternalStore(draft.subscribe, draft.isSafe)
  const [error, setError] = useState<unknown>(null)
  const editing = useMutation(chatMutations.edit())
  const files = useUploads()

  useEffect(() => draft.onForeign(setWritten), [draft])
  useEffect(() => outbox.prepare(), [outbox])
  const change = (part: Partial<ChatDraft>) => setWritten(draft.change(part))
  const { message, filesAt, edit } = written
  const areFilesKept = useKeptUploads({ draft, filesAt, ...files, onKept: (at) => change({ filesAt: at }) })

  const beginEdit = useCallback(
    ({ id, message: text, files: sent }: Message) => {
      setError(null)
      setWritten(
        draft.change({ edit: { messageId: id, message: text, fileIds: sent.map(({ id: fileId }) => fileId) } }),
      )
    },
    [draft],
  )

  const submit = useOnce(async () => {
    setError(null)
    try {
      if (edit) {
        const { messageId, fileIds } = edit
        await editing.mutateAsync({ chatId, messageId, message: edit.message.trim(), fileIds })
        change({ edit: null })
        return
      }
      const payload = { chatId, message: message.trim() }
      await outbox.enqueue(chatMessage, { queue: messageQueue(chatId), payload, files: files.queue.files() })
      change({ message: '' })
      files.queue.clear()
    } catch (failure) {
      setError(failure)
    }
  })

  return {
    /** What stands in the field. */
    text: edit ? edit.message : message,
    write: (text: string) => change(edit ? { edit: { ...edit, message: text } } : { message: text }),
    files,
    isKept: isTextKept && areFilesKept,
    /** Why what stands in the field was not taken; null: it was, or nobody has tried. */
    error,
    submit,

    /** The own message that is being changed; null: none is. */
    edit,
    isSaving: editing.isPending,
    beginEdit,
    /** The files that the edited message has on the server. */
    fileNames: (messageId: number) => store.get(messageId)?.files ?? [],
    dropFile(fileId: number) {
      if (edit) change({ edit: { ...edit, fileIds: edit.fileIds.filter((one) => one !== fileId) } })
    },
    endEdit() {
      setError(null)
      change({ edit: null })
    },

    /** What waits to be sent, without those of which the server has told since. */
    waiting: waiting.filter(({ id }) => !store.sentAs(id)),
    retry: ({ id }: QueuedEntry) => void outbox.retry(id),
    remove: ({ id }: QueuedEntry) => void outbox.remove(id),
    filesOf: outbox.filesOf,
    /** Takes a message that waits back into the field, before what stands there. */
    async takeBack(entry: QueuedEntry) {
      const kept = await outbox.filesOf(entry)
      const text = chatMessage.parse(entry.payload)?.message
      change({ message: [text, draft.read().message].filter(Boolean).join('\n') })
      files.addFiles(kept)
      await outbox.remove(entry.id)
    },
  }
}
