import { notificationChange } from '#/domains/account/notification-change'
import { profileChange } from '#/domains/account/profile-change'
import { chatMessage } from '#/domains/chats/chat-message'
import { messageRating } from '#/domains/chats/message-rating'
import { consultationRating } from '#/domains/consultations/consultation-rating'
import { homeworkAnswer } from '#/domains/homework/homework-answer'
import { reminderChange } from '#/domains/reminders/reminder-change'
import { dayChange } from '#/domains/study/days/day-change'
import type { OutboxKind } from '#/outbox/kind'

/** Everything that may wait to be sent, so that the next visit sends it: one row for each kind. */
export const OUTBOX_KINDS: readonly OutboxKind[] = [
  chatMessage,
  messageRating,
  homeworkAnswer,
  consultationRating,
  profileChange,
  notificationChange,
  reminderChange,
  dayChange,
]
