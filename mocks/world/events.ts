/** An event for the sockets (contract 4). */
export interface WorldEvent {
  learnerId: number
  type:
    | 'logout'
    | 'chat_message'
    | 'chat_message_viewed'
    | 'homework_status'
    | 'score'
    | 'stream_status'
    | 'notification'
  data: Record<string, unknown>
  /** `logout` is sent only to the sockets of this token. */
  token?: string
}
