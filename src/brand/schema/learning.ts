import * as z from '../../lib/zod.ts'
import { CATEGORY_ICONS, SOCIAL_SOURCES } from '../kinds.ts'
import { PROFILE_FIELDS } from '../profile-fields.ts'
import { QUESTION_KEYS, QUESTION_TYPES, USER_STATUSES } from '../question-kinds.ts'
import { about, flag, id, optional, repeated, text, uniqueList } from './parts.ts'

const ms = z.int().check(z.positive())
const wholeSeconds = z.int().check(z.gte(0))
const socialList = uniqueList(z.enum(SOCIAL_SOURCES))
const domain = z.string().check(z.regex(/^[^\s@.]+(\.[^\s@.]+)+$/, 'expected a domain such as mail.example'))

const question = z.strictObject({
  key: about('What is asked for; each one once.', z.enum(QUESTION_KEYS)),
  type: about('How it is answered.', z.enum(QUESTION_TYPES)),
  isRequired: about('Whether the question cannot be skipped.', flag),
  status: about('User status at which the question is asked.', optional(z.literal(USER_STATUSES))),
})

/** One number for two kinds would mix their offers up. */
const offerNumbers = z
  .strictObject({
    default: about('Number of a usual offer.', id),
    chat: about('Number of an offer of chats.', id),
    functional: about('Number of an offer of functions.', id),
    task: about('Number of an offer of tasks.', id),
  })
  .check(({ value, issues }) => {
    for (const [, [kind, input]] of repeated(Object.entries(value), ([, number]) => number))
      issues.push({ code: 'custom', path: [kind], input, message: 'expected a number that no other kind has' })
  })

/** What is switched on, and the constants that differ between brands. */
export const learningShape = {
  isRegistrationEnable: about('Registration: the sign-in screen links /signup, which is closed otherwise.', flag),
  isUserAnonAuthEnable: about(
    'Start without an account: the sign-in screen links /without-account, and the device keeps a secret in place of email and password.',
    flag,
  ),
  isDemoAccessible: about('Demo streams are shown, and the demo course is added to a learner without streams.', flag),
  isChatSupport: about('Chats with experts: chat section, messages entry, loading of chats.', flag),
  isVideoConsultationSupport: about('Video consultations: their menu entries and routes.', flag),
  isAppStoreSupport: about('Purchases through the stores, for the app build.', flag),
  isOfflineEnable: about('Downloads of videos and pictures, for the offline part.', flag),
  isBannerEnable: about('Banners are loaded and shown.', flag),
  mobileAppWebBottomBar: about('The bottom bar is shown on the mobile web.', flag),
  appsflyerSmartBanner: about('Attribution banner on the mobile web, after consent to marketing.', flag),

  demoCourseServiceId: about('Service of the demo course; null: none.', optional(id)),
  passHomeworkSupportCategoryId: about('Support category for help with homework.', id),
  renewCourseSupportCategoryId: about('Support category for renewing a course.', id),
  renewConsultationSupportCategoryId: about(
    'Support category for renewing consultations; null: that of the course.',
    optional(id),
  ),
  daysShowWarning: about('With so many days or fewer left a stream is critical.', z.int().check(z.gte(0))),
  messageDelay: about('Seconds between two messages of a learner.', z._default(wholeSeconds, 15)),
  fileMaxSize: about('Largest file that can be sent, in bytes.', z._default(z.int().check(z.positive()), 52428800)),
  statisticTimings: about(
    'When viewed time is saved, in milliseconds.',
    z._default(
      z.strictObject({
        saveTimeout: about('Between two saves while playing.', ms),
        minViewed: about('Less than this is dropped.', ms),
        minViewedAfterEnd: about('The same after the video has ended.', ms),
      }),
      { saveTimeout: 5000, minViewed: 2000, minViewedAfterEnd: 30000 },
    ),
  ),
  offerType: about(
    'Numbers of the kinds of offers, for the extension form.',
    z._default(offerNumbers, { default: 1, chat: 2, functional: 3, task: 4 }),
  ),
  products: about(
    'Products of the stores and the services that they buy, for the app build.',
    z._default(
      uniqueList(
        z.strictObject({
          code: about('The product’s id in the stores.', text),
          courseServiceId: about('The service that it buys.', id),
        }),
        ({ code, courseServiceId }) => `${courseServiceId} ${code}`,
      ),
      [],
    ),
  ),
  categories: about(
    'Categories of courses, as the search shows them; those that are not listed come last, without an icon.',
    z._default(
      uniqueList(
        z.strictObject({
          id: about('The category’s id.', id),
          icon: about('Shown beside its name.', z.enum(CATEGORY_ICONS)),
          sort: about('Its place among the others, the lowest first.', z._default(z.int(), 999)),
        }),
        (category) => category.id,
      ),
      [],
    ),
  ),

  socialAuth: about(
    'Networks on the sign-in screen, in this order, by platform (android and ios: for the app builds); only those that the domain configuration has an address for.',
    z.strictObject({
      web: about('Networks in the browser.', socialList),
      android: about('Networks in the app for Android.', socialList),
      ios: about('Networks in the app for iOS.', socialList),
    }),
  ),
  trialOffer: about(
    'What the registration offers new learners; null: nothing is said of a trial.',
    optional(
      z.strictObject({
        freeDays: about('Days that cost nothing.', id),
        price: about('What a month costs afterwards, in minor units (cents, kopecks).', id),
        currency: about('ISO 4217 code.', z.string().check(z.regex(/^[A-Z]{3}$/, 'expected a code such as EUR'))),
        guaranteeDays: about('Days within which the money is given back.', id),
        reminderDays: about('How many days before the end of the free time the learner is reminded.', id),
      }),
    ),
  ),
  userInfoChat: about('Questions of the registration chat, in this order.', z.array(question)),
  requiredProfileFields: about(
    'What the short profile asks for when it is empty.',
    z._default(uniqueList(z.enum(PROFILE_FIELDS)), ['firstName', 'lastName']),
  ),
  emailRules: about(
    'Options of the e-mail checker.',
    z._default(
      z.strictObject({
        international: about('Letters of all alphabets in the domain.', flag),
        blockedDomains: about('Domains that are not accepted.', z.array(domain)),
        allowedDomains: about('When not empty, no other is accepted.', z.array(domain)),
      }),
      { international: false, blockedDomains: [], allowedDomains: [] },
    ),
  ),

  newHomeCourseIds: about(
    'Courses of the start search, shown on home; empty: no request.',
    z._default(z.array(id), []),
  ),
  newHomeTriggerCourseId: about('A stream of this course shows that list.', optional(id)),
  newHomeTriggerDate: about(
    'From this moment on the list is shown, ISO 8601.',
    optional(z.iso.datetime({ offset: true })),
  ),

  pixelId: about('Advertising pixel, after consent to marketing.', optional(text)),
  tagManagerId: about('Tag manager, after consent to analytics.', optional(text)),
}
