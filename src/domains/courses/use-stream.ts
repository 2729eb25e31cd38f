import { notFound } from '@tanstack/react-router'
import type { StreamInState } from './stream-groups'
import { useStreams } from './use-streams'

/** One of the learner's streams; throws "not found" for any other, also for a demo stream where the brand shows none. */
export function useStream(streamId: number): StreamInState {
  const found = useStreams().find(({ stream }) => stream.id === streamId)
  if (!found) throw notFound()
  return found
}
