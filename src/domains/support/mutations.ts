import { mutationOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { withDiagnosis } from './diagnosis'
import type { Question } from './model'

type Sent = Partial<Question> & Pick<Question, 'message'>

function send(path: string, { supportCategoryId, targetId, message, diagnosis = [], ...typed }: Sent) {
  const json = {
    ...typed,
    message: withDiagnosis(message, diagnosis),
    support_category_id: supportCategoryId,
    target_id: targetId,
  }
  return api.post(path, { json }).done()
}

export const supportMutations = {
  /** A request from anybody, signed in or not (A29, L34). */
  askAnonymously: () =>
    mutationOptions({
      mutationKey: ['support', 'ask-anonymously'],
      mutationFn: (question: Question) => send('tech-questions/anonymous', question),
    }),

  /** A request of the signed-in learner about a topic (L34). */
  ask: () =>
    mutationOptions({
      mutationKey: ['support', 'ask'],
      mutationFn: (question: Question & { supportCategoryId: number }) => send('tech-questions', question),
    }),

  /** A request that the app words itself: renew a course or a consultation, pass homework (L34). */
  askAutomatically: () =>
    mutationOptions({
      mutationKey: ['support', 'ask-automatically'],
      mutationFn: (question: Pick<Question, 'message' | 'targetId'> & { supportCategoryId: number }) =>
        send('tech-questions/auto', question),
    }),
}
