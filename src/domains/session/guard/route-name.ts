// Names of the specification's route table, for addresses whose name is not their last segment.
const NAMES: readonly [pattern: RegExp, name: string][] = [
  [/^\/$/, 'login'],
  [/^\/reset$/, 'accessRecovery'],
  [/^\/linksocialnetworks$/, 'linkSocialNetworks'],
  [/^\/user\/social-networks$/, 'socialNetworks'],
  [/^\/user\/settings\/password$/, 'userPassword'],
  [/^\/user\/settings\/notifications$/, 'settingsNotifications'],
  [/^\/user\/settings\/reminders\/new$/, 'settingsReminderNew'],
  [/^\/user\/settings\/reminders\/[^/]+$/, 'settingsReminderUpdate'],
  [/^\/user\/settings\/reminders$/, 'settingsReminders'],
  [/^\/user\/settings\/cookie$/, 'settingsCookiePolicy'],
  [/^\/user\/settings\/user-payment-methods$/, 'userPaymentMethods'],
  [/^\/user\/settings$/, 'userSettings'],
  [/^\/user\/setting$/, 'userSetting'],
  [/^\/user\/edit$/, 'userEdit'],
  [/^\/user\/subscriptions$/, 'subscriptions'],
  [/^\/user\/subscription\/[^/]+$/, 'subscription'],
  [/^\/user\/installments$/, 'installments'],
  [/^\/user\/points\/history$/, 'points-history'],
  [/^\/user\/points$/, 'points'],
  [/^\/courses$/, 'home-courses'],
  [/^\/events$/, 'home-events'],
  [/^\/catalog$/, 'home-catalog'],
  [/^\/course\/[^/]+\/calendar\/[^/]+$/, 'day'],
  [/^\/course\/[^/]+\/calendar$/, 'calendar'],
  [/^\/course\/[^/]+\/freeze$/, 'courseFreeze'],
  [/^\/course\/[^/]+\/materials$/, 'materials'],
  [/^\/homework$/, 'homeworks'],
  [/^\/homework\/.+$/, 'homework'],
  [/^\/tasks\/[^/]+\/[^/]+$/, 'task'],
  [/^\/tasks\/[^/]+$/, 'tasks-stream'],
  [/^\/chat$/, 'chats'],
  [/^\/chat\/[^/]+$/, 'chat'],
  [/^\/videoconsultations\/[^/]+$/, 'videoconsultation'],
  [/^\/support\/[^/]+\/[^/]+$/, 'support-category-stream'],
  [/^\/support\/[^/]+$/, 'support-category'],
  [/^\/new-course\/[^/]+$/, 'new-course'],
]

/** The specification's name of an address (without the router base); where it has none, the path without its first slash. */
export function routeName(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain.slice(1)
}
