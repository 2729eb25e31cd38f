import {
  flag,
  int,
  laxEnum,
  laxList,
  optionalId,
  optionalInt,
  optionalText,
  orNull,
  requiredTime,
  text,
  wireId,
  wireTime,
  wireUrl,
} from '#/api/codecs'
import { entity } from '#/api/entity'
import * as z from '#/lib/zod'
import { fileWire } from '#/domains/uploads/file-wire'

export const employeeWire = entity({
  id: wireId,
  first_name: text,
  last_name: text,
  is_expert: flag(false),
  file: orNull(fileWire),
})

/** Multipart bodies turn each line break of what was written into two characters. */
const writtenText = z.pipe(
  text,
  z.transform((message) => message.replaceAll('\r\n', '\n')),
)

/** `employee` null: the learner wrote it. `userHomeworkStatusId` set: it belongs to a homework's thread. */
export const messageWire = entity({
  id: wireId,
  chat_id: optionalId,
  message: writtenText,
  is_viewed: flag(false),
  created_at: requiredTime,
  updated_at: wireTime,
  files: laxList(fileWire),
  employee: orNull(employeeWire),
  rating: optionalInt,
  client_id: optionalText,
  user_homework_status_id: optionalId,
})

export const chatWire = entity({
  id: wireId,
  title: text,
  stream_id: optionalId,
  messages: laxList(messageWire),
  is_expert_message_enable: flag(true),
  avatar: wireUrl,
  unread_count: int(0),
  last_message_at: wireTime,
})

export const chatChannelMetaWire = entity({
  chat_channel_id: wireId,
  unread_count: int(0),
  last_message_id: optionalId,
  last_message_at: wireTime,
})

/** A consultation with the expert in a stream's chat (contract 2.18). */
export const consultationStatusWire = entity({
  id: wireId,
  chat_channel_id: wireId,
  status: laxEnum(['open', 'close', 'rated']),
  start_message_id: optionalId,
  end_message_id: optionalId,
  amount: int(1),
  rating: optionalInt,
})

/** L21 body. */
export const ratingBody = z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)) })
