import { flag, laxEnum, laxList, optionalId, optionalText, orElse, orNull, text, wireId, wireTime } from '#/api/codecs'
import { entity } from '#/api/entity'
import { messageWire } from '#/domains/chats/wire'
import { scoreRuleWire } from '#/domains/points/wire'
import * as z from '#/lib/zod'

/** The task itself; `dialogId` null: answers go to the stream's chat. */
export const homeworkWire = entity({
  id: wireId,
  title: text,
  description: optionalText,
  type: orElse(laxEnum(['common', 'selfie']), 'common'),
  is_message_required: flag(false),
  is_file_required: flag(false),
  is_exercise_required: flag(false),
  exercises: laxList(entity({ id: wireId, title: text })),
  scores: laxList(scoreRuleWire),
  user_id: optionalId,
  dialog_id: optionalId,
  created_at: wireTime,
  updated_at: wireTime,
})

const rowShape = {
  id: wireId,
  homework_id: wireId,
  is_required: flag(false),
  is_demo_accessible: flag(true),
  created_at: wireTime,
  updated_at: wireTime,
  homework: orNull(homeworkWire),
}

export const stageHomeworkWire = entity({ ...rowShape, stage_id: wireId })
export const dayHomeworkWire = entity({ ...rowShape, stage_day_id: wireId })

export const homeworkStatusWire = entity({
  id: wireId,
  stream_id: wireId,
  target_id: wireId,
  target_type: laxEnum(['course_stage_homework', 'stage_day_homework']),
  status: laxEnum(['NOT_UPLOADED', 'UPLOADED', 'DONE', 'FAIL']),
  created_at: wireTime,
  updated_at: wireTime,
  is_locked: flag(false),
})

/** L15, in the contract's exceptional camelCase or in snake_case; `message` null: there is no chat. */
export const sentHomeworkWire = z.pipe(
  z.object({
    chatMessage: z.nullish(messageWire),
    chat_message: z.nullish(messageWire),
    userHomeworkStatus: z.nullish(homeworkStatusWire),
    user_homework_status: z.nullish(homeworkStatusWire),
  }),
  z.transform((sent, context) => {
    const status = sent.userHomeworkStatus ?? sent.user_homework_status
    if (!status) {
      context.issues.push({ code: 'custom', input: sent, path: ['userHomeworkStatus'] })
      return z.NEVER
    }
    return { message: sent.chatMessage ?? sent.chat_message ?? null, status }
  }),
)
