import { useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { track } from '#/analytics/track'
import { isOnline } from '#/api/connectivity'
import { useUnsaved } from '#/api/unsaved'
import { asRecord } from '#/lib/lax'
import { showToast } from '#/ui/toast'
import { useOnce } from '#/ui/use-once'
import { isEmptyDraft } from './homework-draft'
import { type HomeworkFault, homeworkFaults } from '../homework-requirements'
import { homeworkMutations } from '../mutations'
import { statusIdOf } from './status-id'
import { useUploads } from '../upload/use-uploads'
import type { HomeworkView } from './use-homework'
import { useHomeworkDraft } from './use-homework-draft'
import { useKeepDraft } from './use-keep-draft'

/** What went wrong with the last try: no line to send on, or what the server said. */
export type SendTrouble = { code: 'offline' } | { code: 'failed'; error: unknown }

/** What the learner is about to send: kept on the device with each change, sent once, lost by nothing but sending. */
export function useComposer(view: HomeworkView, expert: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const streamId = view.course.one.stream.id
  const { row } = view.entry
  const { homework } = row
  const draft = useHomeworkDraft(view)
  const [kept] = useState(() => draft.read())
  const [message, setMessage] = useState(kept?.message ?? '')
  const [exerciseIds, setExerciseIds] = useState<number[]>(kept?.exerciseIds ?? [])
  const [namesBefore, setNamesBefore] = useState(kept?.fileNames ?? [])
  const isSafe = useSyncExternalStore(draft.subscribe, draft.isSafe)
  const [areFaultsShown, showFaults] = useState(false)
  const [trouble, setTrouble] = useState<SendTrouble | null>(null)
  /** An earlier try may have arrived all the same. */
  const hasFailed = useRef(false)
  const { uploads, queue, limit } = useUploads()
  const [isSendingHere, setSending] = useState(false)
  const sending = homeworkMutations.send()
  const { mutateAsync: send } = useMutation(sending)
  /** Also from a form that was left meanwhile: what is on its way must not be sent by this one too. */
  const isOnItsWay = useIsMutating({
    mutationKey: sending.mutationKey,
    predicate: ({ state }) => row.status.id !== null && asRecord(state.variables)?.['statusId'] === row.status.id,
  })
  const isSending = isSendingHere || isOnItsWay > 0

  const onTheWay = uploads.filter(({ step }) => step.code === 'waiting' || step.code === 'uploading').length
  const stuck = uploads.filter(({ step }) => step.code === 'failed').length
  const fileIds = uploads.flatMap(({ step }) => (step.code === 'uploaded' ? step.file.id : []))
  const known = new Set(homework?.exercises.map(({ id }) => id))
  const answer = { message, fileIds, exerciseIds: exerciseIds.filter((id) => known.has(id)) }
  const faults: HomeworkFault[] = areFaultsShown ? homeworkFaults(homework, answer) : []
  const addedNames = uploads.flatMap(({ name, step }) => (step.code === 'refused' ? [] : name))
  const lostNames = namesBefore.filter((name) => !addedNames.includes(name))
  const isDirty = !isEmptyDraft({ message, exerciseIds, fileNames: uploads.map(({ name }) => name) })
  useUnsaved(isDirty)

  useKeepDraft(draft, { message, exerciseIds, fileNames: [...lostNames, ...addedNames] }, (written) => {
    // What is on its way comes back to the form if it fails.
    if (isSending) return
    setMessage(written.message)
    setExerciseIds(written.exerciseIds)
  })

  /** True where nothing stands in the way; else the faults are shown. */
  function check(): boolean {
    showFaults(true)
    return homeworkFaults(homework, answer).length === 0
  }

  const submit = useOnce(async () => {
    setTrouble(null)
    if (!isOnline()) {
      setTrouble({ code: 'offline' })
      return
    }
    setSending(true)
    try {
      const statusId = await statusIdOf(client, row)
      const { message: confirmed, isRepeat } = await send({ streamId, statusId, ...answer })
      // Also when the learner has left meanwhile.
      if (confirmed) draft.clear()
      // Another tab or device has sent its own answer.
      if (isRepeat && !hasFailed.current) return
      track('task_send', { streamId, homeworkId: row.target.homeworkId })
      showToast({
        icon: Check,
        text: expert
          ? t`Homework sent. ${expert} usually answers within a day.`
          : t`Homework sent. Experts usually answer within a day.`,
      })
      // What stands in the form may not be what went out: the thread will tell (`UnsentNote`).
      if (!confirmed) return
      setMessage('')
      setExerciseIds([])
      setNamesBefore([])
      showFaults(false)
      queue.clear()
    } catch (error) {
      hasFailed.current = true
      setTrouble({ code: 'failed', error })
    } finally {
      setSending(false)
    }
  })

  return {
    message,
    setMessage,
    exerciseIds,
    setExerciseIds,
    lostNames,
    forgetLost: () => setNamesBefore([]),
    /** Whether the device keeps what was written; null: nothing was. */
    isKept: isEmptyDraft({ message, exerciseIds, fileNames: [] }) ? null : isSafe,
    faults,
    trouble,
    uploads,
    queue,
    limit,
    onTheWay,
    stuck,
    isDirty,
    isSending,
    check,
    submit,
  }
}

export type Composer = ReturnType<typeof useComposer>
