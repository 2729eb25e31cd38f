import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { failedPart } from './failed-part'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  ['/_auth', 'Your account didn’t load'],
  ['/_auth/_home', 'Your courses didn’t load'],
  ['/_auth/_home/courses', 'Your courses didn’t load'],
  ['/_auth/course/$streamId', 'This course didn’t load'],
  ['/_auth/course/$streamId/calendar/', 'This course didn’t load'],
  ['/_auth/course/$streamId/calendar/$dayNumber', 'This day didn’t load'],
  ['/_auth/homework/', 'Your homework didn’t load'],
  ['/_auth/tasks/$streamId/$homeworkId', 'Your homework didn’t load'],
  ['/_auth/user/subscriptions', 'Your subscriptions didn’t load'],
  ['/_auth/user/settings', 'Your settings didn’t load'],
  ['/_auth/updateProfile', 'This page didn’t load'],
  ['/_guest/login', 'This page didn’t load'],
])('%s: %s', (routeId, text) => {
  expect(i18n._(failedPart(routeId).words)).toBe(text)
})

test.each([
  ['/_auth/_home/courses', undefined],
  ['/_auth/course/$streamId/calendar/$dayNumber', '/courses'],
  ['/_auth/homework/', undefined],
  ['/_auth/homework/$streamId/$homeworkId', '/homework'],
  ['/_auth/tasks/', undefined],
  ['/_auth/tasks/$streamId/', '/tasks'],
  ['/_auth/user/subscriptions', '/user/settings'],
  ['/_auth/user/settings', undefined],
  ['/_auth/updateProfile', undefined],
])('%s belongs to %s', (routeId, section) => {
  expect(failedPart(routeId).section?.link.to).toBe(section)
})
