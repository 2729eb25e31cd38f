import type { QueryClient } from '@tanstack/react-query'
import { wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { eventField, readEventData } from '#/api/socket-frame'
import { studyQueries } from '#/domains/study/course-queries'
import { statusNews } from '#/domains/study/homework/homework-status'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { homeworkStatusWire } from '#/domains/study/homework-wire'

const homeworkEvent = entity({ stream_id: eventField(wireId), status: eventField(homeworkStatusWire) })

/** `homework_status`: replaces the cached status of this homework; the stream's status is refetched. */
export function onHomeworkStatus(client: QueryClient, data: unknown): void {
  const { streamId, status } = readEventData(homeworkEvent, data)
  const stream = streamId ?? status?.streamId
  if (stream === undefined || status === null) {
    // The server knows which homework it was.
    void client.invalidateQueries({
      queryKey: stream ? homeworkQueries.statuses(stream).queryKey : ['homework', 'statuses'],
    })
    void client.invalidateQueries({ queryKey: stream ? studyQueries.status(stream).queryKey : ['courses', 'status'] })
    return
  }
  const { queryKey } = homeworkQueries.statuses(stream)
  const list = client.getQueryData(queryKey)
  const news = statusNews(
    list?.find(({ id }) => id === status.id),
    status,
  )
  if (news === 'nothing') return
  if (news === 'newer') {
    client.setQueryData(queryKey, (known) => known && [...known.filter(({ id }) => id !== status.id), status])
  }
  // A running fetch may have been answered before the event.
  if (news === 'unclear' || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
  void client.invalidateQueries({ queryKey: studyQueries.status(stream).queryKey })
}
