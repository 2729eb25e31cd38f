import { readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, it } from 'vitest'

/** A text of the specifications' error catalogues, with the file that shows, throws or logs it. */
type Row = { text: string; file: string; kind: 'shown' | 'thrown' | 'logged' }

const shown = (text: string, file: string): Row => ({ text, file: `src/${file}`, kind: 'shown' })
const thrown = (text: string, file: string): Row => ({ text, file: `src/${file}`, kind: 'thrown' })
const logged = (text: string, file: string): Row => ({ text, file: `src/${file}`, kind: 'logged' })

const PLAYER = 'domains/lessons/player/player-notes.tsx'
const FAULT_WORDS = 'domains/homework/composer/use-fault-texts.ts'
const UPLOAD_WORDS = 'domains/uploads/use-upload-texts.ts'
const UNSENT_WORDS = 'domains/conversations/conversation/unsent-item.tsx'
const COURSE_CALLS = 'domains/study/course-queries.ts'
const COURSE_CHANGES = 'domains/study/mutations.ts'

/** Specification "Access, account and shell", section 8. */
const ACCESS: Row[] = [
  shown('Something went wrong', 'shell/route-error.tsx'),
  shown('Failed to sign in', 'domains/session/entry/login-notices.tsx'),
  shown('Could not sign in, try later.', 'domains/session/entry/login-notices.tsx'),
  shown('Too many errors', 'domains/session/entry/login-notices.tsx'),
  shown('Restore password', 'domains/session/entry/login-notices.tsx'),
  shown('Failed to sign up', 'domains/session/screens/signup-screen.tsx'),
  shown('Please allow push notifications', 'domains/session/signup/use-chat-texts.ts'),
  shown('Failed to update password', 'domains/account/new-password-form.tsx'),
  shown('Failed to update user profile', 'domains/session/steps/short-profile-form.tsx'),
  shown('Failed to update user profile', 'domains/session/screens/info-chat-screen.tsx'),
  thrown('Id must be set', 'domains/account/mutations.ts'),
  shown('Error', 'domains/session/entry/social-error-dialog.tsx'),
  ...[
    'common_no_social_id',
    'login_no_link',
    'login_no_user_from_link',
    'link_user_unauthorised',
    'link_social_id_already_taken',
  ].map((code) => thrown(code, 'domains/session/texts.ts')),
  thrown('unknown_error', 'domains/session/entry/social-outcome.ts'),
  shown('Error', 'domains/site-config/config-failure-dialog.tsx'),
  shown('Failed to load the app configuration', 'domains/site-config/config-failure-dialog.tsx'),
  shown('Error trying to load data', 'domains/support/components/support-fields.tsx'),
  shown('Successfully! Message sent.', 'domains/support/components/support-form.tsx'),
  shown('Message required', 'domains/support/use-support-texts.ts'),
  shown('Please allow push notifications', 'domains/push/push-refused.tsx'),
  shown('No Internet', PLAYER),
  shown('No Internet', 'shell/route-error.tsx'),
  thrown('Unsupported locale', 'platform/language.ts'),
  logged('Unsupported domain language:', 'brand/domain-warnings.ts'),
  logged('Wrong lesson video type:', 'domains/study/video-wire.ts'),
  ...['internal', 'busy', 'invalid_argument', 'no_files', 'permission_denied', 'not_supported'].map((code) =>
    thrown(code, 'platform/camera.ts'),
  ),
  thrown('A score must be an object', 'domains/points/wire.ts'),
  shown('Failed to send message', 'domains/conversations/conversation/composer-bar.tsx'),
  shown('Failed to send message', UNSENT_WORDS),
  // "N seconds" is a plural form.
  shown('Messages can be sent no more than once every', UNSENT_WORDS),
  shown('Message required', 'domains/conversations/conversation/composer-bar.tsx'),
  shown('Couldn’t complete my purchase', 'domains/purchases/components/purchase-form.tsx'),
  ...[
    'ERR_SETUP',
    'ERR_LOAD',
    'ERR_PURCHASE',
    'ERR_PAYMENT_CANCELLED',
    'ERR_PAYMENT_INVALID',
    'ERR_PAYMENT_NOT_ALLOWED',
    'ERR_UNKNOWN',
  ].map((code) => thrown(code, 'domains/purchases/purchase-error.ts')),
  shown('The mobile application is not available on your tariff', 'domains/study/course/missing-screens.tsx'),
]

/** Specification "Learning domain", section 8. */
const LEARNING: Row[] = [
  thrown('courseId must be set', COURSE_CALLS),
  thrown('dayId must be set', COURSE_CHANGES),
  thrown('streamId must be set', COURSE_CALLS),
  thrown('StreamId must be set', COURSE_CHANGES),
  thrown('ServiceId must be set', COURSE_CALLS),
  thrown('Id must be set', 'domains/chats/queries.ts'),
  thrown('UserHomeworkStatusId must be set', 'domains/homework/composer/send-homework.ts'),
  shown('Please wait for files to upload', 'domains/uploads/use-upload-wait.ts'),
  shown('Message required', FAULT_WORDS),
  shown('To submit a homework, you must upload a file', FAULT_WORDS),
  shown('You can upload only photo or video', UPLOAD_WORDS),
  shown('File is too large. Limit is {limit}', UPLOAD_WORDS),
  shown("Couldn't upload the file", UPLOAD_WORDS),
  shown("Couldn't save the selfie", 'domains/uploads/camera-texts.ts'),
  shown("Couldn't send homework", 'domains/homework/composer/homework-composer.tsx'),
  shown('The day is incorrectly filled. Please contact our technical support', 'domains/lessons/day/empty-day.tsx'),
  shown("The video hasn't been converted yet", PLAYER),
  shown('Error loading video', PLAYER),
  shown('No Internet', PLAYER),
  shown("We can't play this video without the Internet", PLAYER),
  thrown('stageId must be set', 'domains/study/course-queries.ts'),
  thrown('Url must be set', 'domains/downloads/video-plan.ts'),
  thrown('FileId must be set', 'domains/downloads/download-lesson.ts'),
  shown('Not enough space', 'domains/downloads/use-failure-text.ts'),
  logged('file download failure sets fail', 'domains/downloads/downloads.ts'),
  thrown('source must be set', 'domains/purchases/mutations.ts'),
  thrown('target must be set', 'domains/purchases/mutations.ts'),
  thrown('communityUrlApi must be set', 'domains/club/fetch-articles.ts'),
  thrown('Communities is not fetched', 'domains/club/fetch-articles.ts'),
  logged('article fetch failure returns an empty list', 'domains/club/fetch-articles.ts'),
  shown('Failed to search courses', 'domains/catalog/found-section.tsx'),
]

const ROWS = [...ACCESS, ...LEARNING]

/** `{limit}` in the table is `${limit}` in code. */
const inCode = (text: string) => text.replaceAll('{', '${')

describe('messages of the specifications', () => {
  it.each(ROWS)('$kind: $text in $file', ({ text, file }) => {
    expect(readFileSync(file, 'utf8')).toContain(inCode(text))
  })

  it('are translated into every language', async () => {
    const config = getConfig()
    const texts = new Map<string, Set<string>>()
    for (const catalog of await getCatalogs(config))
      for (const locale of config.locales)
        for (const [id, message] of Object.entries((await catalog.read(locale)) ?? {}))
          if (locale === config.sourceLocale || message.translation)
            texts.set(locale, (texts.get(locale) ?? new Set()).add(message.message ?? id))
    const missing = ROWS.filter(({ kind }) => kind === 'shown').flatMap(({ text }) =>
      config.locales
        .filter((locale) => ![...(texts.get(locale) ?? [])].some((one) => one.startsWith(text)))
        .map((locale) => `${locale}: ${text}`),
    )
    expect(missing).toEqual([])
  })
})
