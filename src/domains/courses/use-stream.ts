import { notFound } from '@tanstack/react-router'
import type { StreamInState } from './stream-groups'
import { useStreams } from './use-streams'

/** One of the learner's streams; throws "not found" for any other id, and for a demo stream where the brand hides them. */
export function useStream(streamId: number): StreamInState {
  const found = useStreams().find(({ stream }) => stream.id === streamId)
  if (!found) throw notFound()
  return found
}
