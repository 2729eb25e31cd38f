import { mutationOptions } from '@tanstack/react-query'

import { refetch } from '#/api/refetch'
import { refreshStream } from '#/domains/study/streams/patch-streams'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { sendHomework } from './composer/send-homework'

export const homeworkMutations = {
  /** Sends homework, also again (L15); the server refuses by the fields `message`, `file_ids`, `exercise_ids`. */
  send: () =>
    mutationOptions({
      mutationKey: ['homework', 'send'],
      mutationFn: sendHomework,
      onSuccess: ({ status }, _sent, _result, { client }) => {
        client.setQueryData(
          homeworkQueries.statuses(status.streamId).queryKey,
          (known) => known && [...known.filter(({ id }) => id !== status.id), status],
        )
      },
      onSettled: (_sent, error, { streamId }, _result, { client }) => {
        refetch(client, homeworkQueries.statuses(streamId).queryKey)
        // A failure may mean that our copy of the course is outdated.
        if (error) refreshStream(client, streamId)
        else refetch(client, ['courses', 'status', streamId])
        // An open thread refetches itself with the new status (`useThread`).
        void client.invalidateQueries({ queryKey: ['chats'], refetchType: 'none' })
      },
    }),
}
