import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isOnline, useOnline } from '#/api/connectivity'
import { ApiError, isLineFault, refusalOf } from '#/api/errors'
import { readToken } from '#/api/token-store'
import { useUnsaved } from '#/api/use-unsaved'
import { writtenText } from '#/lib/written-text'
import type { QueuedEntry } from '#/outbox/engine'
import { OutboxRefused } from '#/outbox/safe-store'
import { isSettled } from '#/outbox/settled'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { isEmptyDraft } from './homework-draft'
import { type HomeworkFault, homeworkFaults } from './homework-requirements'
import { takeHanded } from '../handed/handed-files'
import { answerQueue, homeworkAnswer } from '../homework-answer'
import { type AnswerParts, openRefusal } from '../entries/open-refusal'
import { useWaitingAnswer } from './waiting-entry'
import { useUploads } from '#/domains/uploads/use-uploads'
import type { HomeworkView } from '../thread/use-homework'
import { useHomeworkDraft } from './use-homework-draft'
import { useKeepDraft } from './use-keep-draft'

/** What went wrong in the last attempt: offline on a device that cannot keep the answer, or the server's error. */
type SendTrouble = { code: 'offline' } | { code: 'failed'; error: unknown; sent: AnswerParts }

/** The state of an answer: kept on the device with each change, then handed to the outbox, discarded only by sending. */
export function useComposer(view: HomeworkView, expert: string) {
  const { t } = useLingui()
  const isLine = useOnline()
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
  const addHanded = useEffectEvent(() => addFiles(takeHanded()))
  useEffect(() => addHanded(), [])
  const [isSendingHere, setSending] = useState(false)
  const { outbox, place, waiting } = useWaitingAnswer(view)
  useEffect(() => outbox.prepare(), [outbox])
  /** What a form that was left, or another tab, is still sending must not be sent by this one. */
  const isSending = isSendingHere || (waiting !== undefined && !isSettled(waiting) && isLine)

  const onTheWay = uploads.filter(({ step }) => step.code === 'waiting' || step.code === 'uploading').length
  // The browser may think that there is a line where there is none: what was cut off is uploaded by the outbox.
  const cutOff = uploads.flatMap(({ key, step }) => (step.code === 'failed' && isLineFault(step.error) ? key : []))
  const stuck = uploads.filter(({ step }) => step.code === 'failed').length - cutOff.length
  const known = new Set(homework?.exercises.map(({ id }) => id))
  const answer = { message, exerciseIds: exerciseIds.filter((id) => known.has(id)) }
  // A file that is on its way, or may be sent again, is not missing.
  const given = uploads.flatMap(({ key, step }) => (step.code === 'refused' ? [] : key))
  const arrived = uploads.flatMap(({ key, step }) => (step.code === 'uploaded' ? key : []))
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
    // Offline the outbox uploads what has not arrived.
    return homeworkFaults(homework, { ...answer, fileIds: isOnline() ? [...arrived, ...cutOff] : given }).length === 0
  }

  /** The answer has left the form: it was sent, or waits in the outbox. */
  function empty() {
    draft.clear()
    setMessage('')
    setExerciseIds([])
    setNamesBefore([])
    showFaults(false)
    queue.clear()
  }

  /** An attempt failed: the answer comes back from the outbox into the form, where it still stands. */
  async function fail(entry: QueuedEntry, href: string) {
    if (isLeft.current) {
      if (entry.trouble?.code === 'taken') await outbox.remove(entry.id)
      else if (readToken() !== null)
        showToast({
          failed: true,
          text: `${t`Couldn't send homework`}.`,
          action: { label: t`Open the homework`, onPress: () => history.push(href) },
        })
      return
    }
    await outbox.remove(entry.id)
    // With what follows, so that the form is drawn once.
    setSending(false)
    // Another tab or device has sent an answer of its own: the thread will tell (`UnsentNote`).
    if (entry.trouble?.code === 'taken') return
    if (entry.trouble?.code !== 'failed') {
      setTrouble({ code: 'offline' })
      return
    }
    const error = new ApiError(entry.trouble.facts)
    if (refusalOf(error, 'file_ids')) queue.refuse(error)
    setTrouble({ code: 'failed', error, sent: { ...parts, file_ids: queue.read() } })
  }

  const submit = useOnce(async () => {
    setTrouble(null)
    setSending(true)
    const { href } = history.location
    try {
      const payload = { ...place, message: writtenText(message), exerciseIds: answer.exerciseIds }
      const id = await outbox.enqueue(homeworkAnswer, { queue: answerQueue(place), payload, files: queue.files() })
      const left = isOnline() ? await outbox.outcome(id) : null
      if (left?.phase === 'failed' || left?.isKept === false) {
        await fail(left, href)
        return
      }
      const isWaiting = left !== null || !isOnline()
      if (!isWaiting)
        showToast({
          icon: Check,
          text: expert
            ? t`Homework sent. ${expert} usually answers within a day.`
            : t`Homework sent. Experts usually answer within a day.`,
        })
      empty()
    } catch (error) {
      setTrouble(error instanceof OutboxRefused ? { code: 'offline' } : { code: 'failed', error, sent: parts })
    } finally {
      setSending(false)
    }
  })

  /** Takes a waiting answer back out of the outbox, to be changed. */
  async function edit(entry: QueuedEntry) {
    const written = homeworkAnswer.parse(entry.payload)
    const files = await outbox.filesOf(entry)
    if (written) {
      setMessage(written.message)
      setExerciseIds(written.exerciseIds)
    }
    addFiles(files)
    await outbox.remove(entry.id)
  }

  const failed = !isSending && waiting?.phase === 'failed' ? waiting : undefined
  const takeBack = useEffectEvent(async (entry: QueuedEntry) => {
    // A form that was left while it was sending has kept its draft; what failed later stands as it is.
    if (draft.read() === null) return
    await edit(entry)
    if (entry.trouble?.code === 'failed')
      setTrouble({ code: 'failed', error: new ApiError(entry.trouble.facts), sent: {} })
  })
  const failedId = failed?.id
  useEffect(() => {
    if (failed) void takeBack(failed)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry
  }, [failedId])

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
    isLine,
    /** The answer that waits in the outbox, in place of the form; undefined while there is none, or this form is sending it. */
    waiting: isSending ? undefined : waiting,
    check,
    submit,
    edit,
    retry: ({ id }: QueuedEntry) => outbox.retry(id),
    remove: ({ id }: QueuedEntry) => outbox.remove(id),
  }
}

export type Composer = ReturnType<typeof useComposer>
