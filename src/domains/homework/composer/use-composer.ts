import { useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { track } from '#/analytics/track'
import { isOnline } from '#/api/connectivity'
import { refusalOf } from '#/api/errors'
import { readToken } from '#/api/token-store'
import { useUnsaved } from '#/api/use-unsaved'
import { asRecord } from '#/lib/lax'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { isEmptyDraft } from './homework-draft'
import { type HomeworkFault, homeworkFaults } from './homework-requirements'
import { homeworkMutations } from '../mutations'
import { type AnswerParts, openRefusal } from '../entries/open-refusal'
import { statusIdOf } from '#/domains/study/homework/status-id'
import { useUploads } from './upload/use-uploads'
import type { HomeworkView } from '../thread/use-homework'
import { useHomeworkDraft } from './use-homework-draft'
import { useKeepDraft } from './use-keep-draft'

/** What went wrong in the last attempt: offline, or the server's error. */
type SendTrouble = { code: 'offline' } | { code: 'failed'; error: unknown; sent: AnswerParts }

/** The state of an answer: kept on the device with each change, sent once, discarded only by sending. */
export function useComposer(view: HomeworkView, expert: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const streamId = view.course.stream.id
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
  /** An earlier attempt, though it failed here, may have arrived. */
  const hasFailed = useRef(false)
  /** The learner may go on to another screen while an answer is being sent. */
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const { history } = useRouter()
  const { uploads, queue, limit, leftOut, addFiles } = useUploads()
  const [isSendingHere, setSending] = useState(false)
  const sending = homeworkMutations.send()
  const { mutateAsync: send } = useMutation(sending)
  /** Counts sends of other forms, too: what one that was left is still sending must not be sent by this one. */
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
  // A file that is on its way, or may be sent again, is not missing.
  const given = uploads.flatMap(({ key, step }) => (step.code === 'refused' ? [] : key))
  const faults: HomeworkFault[] = areFaultsShown ? homeworkFaults(homework, { ...answer, fileIds: given }) : []
  const parts: AnswerParts = { message, file_ids: uploads, ...(known.size > 0 && { exercise_ids: exerciseIds }) }
  const refusal = trouble?.code === 'failed' ? openRefusal(trouble.error, trouble.sent, parts) : null
  const addedNames = uploads.flatMap(({ name, step }) => (step.code === 'refused' ? [] : name))
  const lostNames = namesBefore.filter((name) => !addedNames.includes(name))
  const isDirty = !isEmptyDraft({ message, exerciseIds, fileNames: uploads.map(({ name }) => name) })
  useUnsaved(isDirty)

  useKeepDraft(draft, { message, exerciseIds, fileNames: [...lostNames, ...addedNames] }, (written) => {
    // If the running send fails, its answer returns to the form.
    if (isSending) return
    setMessage(written.message)
    setExerciseIds(written.exerciseIds)
  })

  /** Shows the faults of the answer; true where there are none. */
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
    const { href } = history.location
    try {
      const statusId = await statusIdOf(client, row)
      const { isAnswered, isRepeat } = await send({ streamId, statusId, ...answer })
      // Also when the learner has left the screen meanwhile.
      if (isAnswered) draft.clear()
      // Another tab or device has sent an answer of its own.
      if (isRepeat && !hasFailed.current) return
      track('task_send', { streamId, homeworkId: row.target.homeworkId })
      showToast({
        icon: Check,
        text: expert
          ? t`Homework sent. ${expert} usually answers within a day.`
          : t`Homework sent. Experts usually answer within a day.`,
      })
      // The answer that arrived may differ from what is in the form: the thread will tell (`UnsentNote`).
      if (!isAnswered) return
      setMessage('')
      setExerciseIds([])
      setNamesBefore([])
      showFaults(false)
      queue.clear()
    } catch (error) {
      hasFailed.current = true
      if (refusalOf(error, 'file_ids')) queue.refuse(error)
      setTrouble({ code: 'failed', error, sent: { ...parts, file_ids: queue.read() } })
      if (isLeft.current && readToken() !== null)
        showToast({
          failed: true,
          text: `${t`Couldn't send homework`}.`,
          action: { label: t`Open the homework`, onPress: () => history.push(href) },
        })
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
    /** Whether the device keeps what was written; null where nothing was. */
    isKept: isEmptyDraft({ message, exerciseIds, fileNames: [] }) ? null : isSafe,
    faults,
    refused: refusal?.reasons ?? {},
    /** What went wrong is said beside the parts of the answer already. */
    isSaid: refusal?.isOfParts ?? false,
    trouble: refusal?.isAnswered ? null : trouble,
    uploads,
    queue,
    limit,
    leftOut,
    addFiles,
    onTheWay,
    stuck,
    isDirty,
    isSending,
    check,
    submit,
  }
}

export type Composer = ReturnType<typeof useComposer>
