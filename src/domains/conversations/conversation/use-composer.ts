import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ChatDraft, chatDraft } from '#/domains/chats/chat-draft'
import { chatMessage, messageQueue } from '#/domains/chats/chat-message'
import type { MessageStore } from '#/domains/chats/message-store'
import type { Message } from '#/domains/chats/model'
import { chatMutations } from '#/domains/chats/mutations'
import { freePlaces } from '#/domains/uploads/free-places'
import { useUploads } from '#/domains/uploads/use-uploads'
import { writtenText } from '#/lib/written-text'
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

  const rewrite = useCallback(
    (next: (text: string) => string) => {
      const now = draft.read()
      const part = now.edit
        ? { edit: { ...now.edit, message: next(now.edit.message) } }
        : { message: next(now.message) }
      setWritten(draft.change(part))
    },
    [draft],
  )
  const beginEdit = useCallback(
    ({ id, message: text, files: sent }: Message) => {
      setError(null)
      setWritten(
        draft.change({ edit: { messageId: id, message: text, fileIds: sent.map(({ id: fileId }) => fileId) } }),
      )
    },
    [draft],
  )

  async function saveEdit(edited: NonNullable<ChatDraft['edit']>) {
    const { messageId, fileIds } = edited
    await editing.mutateAsync({ chatId, messageId, message: edited.message.trim(), fileIds })
    // What was changed on meanwhile is another change.
    if (JSON.stringify(draft.read().edit) === JSON.stringify(edited)) change({ edit: null })
  }

  async function sendNew(text: string) {
    const payload = { chatId, message: text.trim() }
    const taken = files.queue.read()
    await outbox.enqueue(chatMessage, { queue: messageQueue(chatId), payload, files: files.queue.files() })
    // What was typed on or added meanwhile stays.
    const now = draft.read().message
    change({ message: now.startsWith(text) ? now.slice(text.length) : now })
    for (const { key } of taken) files.queue.remove(key)
  }

  const submit = useOnce(async () => {
    // As it stands now: a second press may come before what the first has left is drawn.
    const now = draft.read()
    if ((now.edit === null) !== (edit === null)) return
    setError(null)
    try {
      if (now.edit) await saveEdit(now.edit)
      else if (writtenText(now.message) !== '') await sendNew(now.message)
    } catch (failure) {
      setError(failure)
    }
  })

  const takeBack = useOnce(async (entry: QueuedEntry) => {
    const kept = await outbox.filesOf(entry)
    // It may have begun to go meanwhile.
    const known = outbox.read().find(({ id }) => id === entry.id)
    if (!known || known.firstTriedAt !== null) return
    const text = chatMessage.parse(entry.payload)?.message
    change({ message: [text, draft.read().message].filter(Boolean).join('\n') })
    files.addFiles(kept)
    await outbox.remove(entry.id)
  })

  return {
    /** What stands in the field. */
    text: edit ? edit.message : message,
    /** Puts what `next` makes of it in its place. */
    rewrite,
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
    /** Whether a message that waits can be changed: it is surely not on the server, and its files find room beside those in the field. */
    canTakeBack: (entry: QueuedEntry) =>
      edit === null && entry.firstTriedAt === null && entry.files.length <= freePlaces(files.uploads),
    /** Takes a message that waits back into the field, before what stands there. */
    takeBack,
  }
}
