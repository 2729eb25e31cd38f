import type { Stream, StreamStatus } from './model'
import { useNewTimes } from './use-new-times'

interface NewTimesProps {
  stream: Stream
  /** Undefined until it is loaded. */
  status?: Pick<StreamStatus, 'days' | 'stages'> | undefined
}

/** Refetches a stream of a list when something of it is due; shows nothing. */
export function NewTimes({ stream, status }: NewTimesProps) {
  useNewTimes(stream, status)
  return null
}
