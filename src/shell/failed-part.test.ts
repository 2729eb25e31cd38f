import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { failedPart } from './failed-part'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  ['/_auth', 'Your account didn’t load.'],
  ['/_auth/_home', 'Your courses didn’t load.'],
  ['/_auth/_home/courses', 'Your courses didn’t load.'],
  ['/_auth/course/$streamId', 'This course didn’t load.'],
  ['/_auth/course/$streamId/calendar/', 'This course didn’t load.'],
  ['/_auth/course/$streamId/calendar/$dayNumber', 'This day didn’t load.'],
  ['/_auth/homework/', 'Your homework didn’t load.'],
  ['/_auth/tasks/$streamId/$homeworkId', 'Your homework didn’t load.'],
  ['/_auth/user/subscriptions', 'Your subscriptions didn’t load.'],
  ['/_auth/user/settings', 'Your settings didn’t load.'],
  ['/_auth/updateProfile', 'This page didn’t load.'],
  ['/_guest/login', 'This page didn’t load.'],
])('%s: %s', (routeId, text) => {
  expect(i18n._(failedPart(routeId))).toBe(text)
})
