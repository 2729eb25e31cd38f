import type { CallSpec } from '../call.ts'
import { accountCalls } from './account.ts'
import { bannerCalls } from './banners.ts'
import { catalogCalls } from './catalog.ts'
import { chatCalls } from './chats.ts'
import { clubCalls } from './club.ts'
import { consentCalls } from './consent.ts'
import { courseServiceCalls } from './course-services.ts'
import { courseCalls } from './courses.ts'
import { dayCalls } from './days.ts'
import { fileCalls } from './files.ts'
import { homeworkCalls } from './homework.ts'
import { lessonCalls } from './lessons.ts'
import { paymentCalls } from './payments.ts'
import { pointCalls } from './points.ts'
import { purchaseCalls } from './purchases.ts'
import { reminderCalls } from './reminders.ts'
import { sessionCalls } from './session.ts'
import { siteConfigCalls } from './site-config.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { supportCalls } from './support.ts'
import { videoConsultationCalls } from './video-consultations.ts'

/** Every call of the contract that this world answers. */
export const calls: readonly CallSpec[] = [
  ...sessionCalls,
  ...accountCalls,
  ...pointCalls,
  ...reminderCalls,
  ...consentCalls,
  ...siteConfigCalls,
  ...fileCalls,
  ...courseCalls,
  ...dayCalls,
  ...courseServiceCalls,
  ...lessonCalls,
  ...homeworkCalls,
  ...chatCalls,
  ...videoConsultationCalls,
  ...supportCalls,
  ...bannerCalls,
  ...clubCalls,
  ...subscriptionCalls,
  ...purchaseCalls,
  ...catalogCalls,
  ...paymentCalls,
]
