import { expect, it } from 'vitest'
import { userWire } from '#/domains/account/wire'
import { catalogPositionWire } from '#/domains/catalog/wire'
import { chatWire, employeeWire, messageWire } from '#/domains/chats/wire'
import { dayWire } from '#/domains/study/stage-wire'
import { courseWire, streamWire } from '#/domains/study/stream-wire'
import { homeworkStatusWire, homeworkWire, stageHomeworkWire } from '#/domains/study/homework-wire'
import { subscriptionWire } from '#/domains/subscriptions/wire'
import * as z from '#/lib/zod'
import * as examples from './examples'

/** What a flag means where an answer leaves it out. */
const MISSING: [what: string, wire: z.ZodMiniType, example: object, flags: Record<string, boolean>][] = [
  ['the learner', userWire, examples.user, { disable_notification: false, is_admin: false, phone_validated: false }],
  [
    'a course',
    courseWire,
    examples.course,
    {
      is_demo_documents_accessible: true,
      is_demo_expert_message_enabled: true,
      is_demo_user_message_enabled: true,
      is_demo_offline_mode_accessible: true,
    },
  ],
  [
    'a stream',
    streamWire,
    examples.stream,
    { is_demo: false, is_optional_purchase: false, course_full_access: true, mobile_access: true },
  ],
  [
    'a day',
    dayWire,
    examples.day,
    { day_of_rest: false, required_to_complete: false, is_demo_accessible: true, is_open_by_time_delay: true },
  ],
  [
    'homework',
    homeworkWire,
    examples.stageHomework.homework,
    { is_message_required: false, is_file_required: false, is_exercise_required: false },
  ],
  ['a row of homework', stageHomeworkWire, examples.stageHomework, { is_required: false, is_demo_accessible: true }],
  ['the status of homework', homeworkStatusWire, examples.homeworkStatus, { is_locked: false }],
  ['a chat', chatWire, examples.chat, { is_expert_message_enable: true }],
  ['a message', messageWire, examples.message, { is_viewed: false }],
  ['an employee', employeeWire, examples.message.employee, { is_expert: false }],
  ['a position of the catalog', catalogPositionWire, examples.catalogPosition, { is_added: false }],
  [
    'a subscription',
    subscriptionWire,
    examples.subscription,
    { is_active: false, is_active_status: false, is_lifetime: false, recurrent_payments_enabled: false },
  ],
]

const without = (example: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(example).filter(([name]) => !names.includes(name)))
const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

it.each(MISSING)('%s without its flags', (_, wire, example, flags) => {
  const read = z.parse(wire, without(example, Object.keys(flags)))
  expect(read).toMatchObject(Object.fromEntries(Object.entries(flags).map(([name, value]) => [camel(name), value])))
})

it('nothing is demanded from a learner where the answer does not say so', () => {
  const demands = ['update_password', 'update_profile', 'email_validate', 'phone_validate']
  const bare = without(
    examples.user,
    demands.map((name) => `is_require_${name}`),
  )
  expect(z.parse(userWire, bare)).toMatchObject({
    requiredUpdatePassword: false,
    requiredUpdateProfile: false,
    requireEmailValidate: false,
    requirePhoneValidate: false,
  })
})
