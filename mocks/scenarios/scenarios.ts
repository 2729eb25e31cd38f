import { admin } from './admin.ts'
import { awkward } from './awkward.ts'
import { badlyFilled } from './badly-filled.ts'
import { blockedStage } from './blocked-stage.ts'
import { bulk } from './bulk.ts'
import { longChat, noConsultations, readOnlyChat, unreadChat } from './chats.ts'
import { clockSkew } from './clock-skew.ts'
import { bareArticles, clubChat, clubExpired, clubs, noClub } from './club.ts'
import { configFail } from './config-fail.ts'
import { critical } from './critical.ts'
import { demo } from './demo.ts'
import { emailVerification } from './email-verification.ts'
import { empty } from './empty.ts'
import { ended } from './ended.ts'
import { expertRefuses } from './expert-refuses.ts'
import { expertSilent } from './expert-silent.ts'
import { expiredToken } from './expired-token.ts'
import { freezeCreated } from './freeze-created.ts'
import { fresh } from './fresh.ts'
import { frozen } from './frozen.ts'
import { homeworkChecking } from './homework-checking.ts'
import { homeworkDone } from './homework-done.ts'
import { homeworkFail } from './homework-fail.ts'
import { main } from './main.ts'
import { mobileOnly } from './mobile-only.ts'
import { newCourses } from './new-courses.ts'
import { newcomer } from './newcomer.ts'
import { noEmail } from './no-email.ts'
import { noSubscription } from './no-subscription.ts'
import { notConverted } from './not-converted.ts'
import { notStarted } from './not-started.ts'
import { nothingSold } from './nothing-sold.ts'
import { demoOffers, offers } from './offers.ts'
import { oneLanguage } from './one-language.ts'
import { outboxWaiting } from './outbox-waiting.ts'
import { passwordUpdate } from './password-update.ts'
import {
  cancelledSubscription,
  lifetimeSubscription,
  mobileToo,
  payAgain,
  paymentStates,
  undatedSubscription,
} from './payments.ts'
import { phoneVerification } from './phone-verification.ts'
import { photos } from './photos.ts'
import { profileUpdate } from './profile-update.ts'
import { remoteTheme } from './remote-theme.ts'
import { restDay } from './rest-day.ts'
import { selfie } from './selfie.ts'
import { stopped } from './stopped.ts'
import { timeDelay } from './time-delay.ts'
import { unpaid } from './unpaid.ts'
import type { Scenario } from './scenario.ts'

/** By the name in the address: `?scenario=frozen`. */
export const scenarios: Record<string, Scenario> = {
  admin,
  awkward,
  'badly-filled': badlyFilled,
  'blocked-stage': blockedStage,
  bulk,
  'chat-20000': longChat,
  'chat-readonly': readOnlyChat,
  'chat-unread': unreadChat,
  'clock-skew': clockSkew,
  'club-bare-articles': bareArticles,
  'club-chat': clubChat,
  'club-expired': clubExpired,
  'club-none': noClub,
  clubs,
  'config-fail': configFail,
  consultations: noConsultations,
  critical,
  demo,
  'email-verification': emailVerification,
  empty,
  ended,
  'expert-refuses': expertRefuses,
  'expert-silent': expertSilent,
  'expired-token': expiredToken,
  'freeze-created': freezeCreated,
  fresh,
  frozen,
  'homework-checking': homeworkChecking,
  'homework-done': homeworkDone,
  'homework-fail': homeworkFail,
  main,
  'mobile-only': mobileOnly,
  'new-courses': newCourses,
  newcomer,
  'no-email': noEmail,
  'no-subscription': noSubscription,
  'not-converted': notConverted,
  'not-started': notStarted,
  'nothing-sold': nothingSold,
  offers,
  'offers-demo': demoOffers,
  'one-language': oneLanguage,
  'outbox-waiting': outboxWaiting,
  'password-update': passwordUpdate,
  'payment-states': paymentStates,
  'phone-verification': phoneVerification,
  photos,
  'profile-update': profileUpdate,
  'remote-theme': remoteTheme,
  'rest-day': restDay,
  selfie,
  stopped,
  'subscription-cancelled': cancelledSubscription,
  'subscription-lifetime': lifetimeSubscription,
  'subscription-mobile': mobileToo,
  'subscription-pay-again': payAgain,
  'subscription-undated': undatedSubscription,
  'time-delay': timeDelay,
  unpaid,
}
