import { useMutation } from '@tanstack/react-query'
import { useLingui } from '@lingui/react'
import { useEffect, useMemo, useState } from 'react'
import { track } from '#/analytics/track'
import { serverNow } from '#/api/clock'
import { tooOftenMs } from '#/api/errors'
import type { MessageStore } from '#/domains/chats/message-store'
import { chatMutations } from '#/domains/chats/mutations'
import { errorTexts } from '#/ui/states/error-texts'
import { chatDraft, type UnsentMessage } from './chat-draft'

/** Where a message stands that the server has not confirmed: `reason` null, where nobody has tried since the page was loaded. */
export type SendState = { type: 'sending' } | { type: 'failed'; reason: string | null }

/** What is written in a chat and not confirmed yet, and how to send it: all of it is kept on the device until the server has it. */
export function useComposer(learnerId: number, chatId: number, store: MessageStore) {
  const { i18n } = useLingui()
  const kept = useMemo(() => chatDraft(learnerId, chatId), [learnerId, chatId])
  const [written, setWritten] = useState(kept.read)
  const [states, setStates] = useState<Record<string, SendState>>({})
  /** Epoch ms before which the server takes nothing. */
  const [refusedUntil, setRefusedUntil] = useState<number | null>(null)
  const send = useMutation(chatMutations.send(chatId))

  useEffect(() => kept.onForeign(setWritten), [kept])

  const change = (step: Parameters<typeof kept.change>[0]) => setWritten(kept.change(step))
  const mark = (clientId: string, state: SendState) => setStates((known) => ({ ...known, [clientId]: state }))

  function drop(clientId: string) {
    change(({ message, unsent }) => ({ message, unsent: unsent.filter((one) => one.clientId !== clientId) }))
  }

  /** Takes a message back into the field, before what stands there. */
  function edit({ clientId, message: text }: UnsentMessage) {
    change(({ message, unsent }) => ({
      message: [text, message].filter(Boolean).join('\n'),
      unsent: unsent.filter((one) => one.clientId !== clientId),
    }))
  }

  async function post(one: UnsentMessage) {
    mark(one.clientId, { type: 'sending' })
    try {
      await send.mutateAsync(one)
      drop(one.clientId)
      track('message_send', { chatId, files: 0 })
    } catch (error) {
      const wait = tooOftenMs(error)
      if (wait !== null) {
        setRefusedUntil(serverNow() + wait)
        edit(one)
      } else mark(one.clientId, { type: 'failed', reason: errorTexts(i18n, error) })
    }
  }

  function submit() {
    const message = written.message.trim()
    const one = { clientId: crypto.randomUUID(), message, writtenAt: serverNow() }
    change(({ unsent }) => ({ message: '', unsent: [...unsent, one] }))
    void post(one)
  }

  return {
    message: written.message,
    write: (message: string) => change(({ unsent }) => ({ message, unsent })),
    /** Without those whose answer was lost, but of which the server has told since. */
    unsent: written.unsent.filter(({ clientId }) => !store.sentAs(clientId)),
    stateOf: ({ clientId }: UnsentMessage): SendState => states[clientId] ?? { type: 'failed', reason: null },
    refusedUntil,
    submit,
    post: (one: UnsentMessage) => void post(one),
    edit,
    drop,
  }
}

export type Composer = ReturnType<typeof useComposer>
