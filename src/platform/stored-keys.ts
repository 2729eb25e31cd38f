/** What a kept value is for: a row of the page that tells what is stored on a device. */
export const STORED_KINDS = [
  'drafts',
  'waiting',
  'downloads',
  'places',
  'answers',
  'preferences',
  'traces',
  'cookies',
  'session',
] as const
export type StoredKind = (typeof STORED_KINDS)[number]

/** Keys of this browser or of one of its tabs, and what they are for; whatever is kept under another key does not compile. */
export const DEVICE_KEYS = {
  'draft.support': 'drafts',
  'draft.signup': 'drafts',
  'typed-email': 'drafts',
  theme: 'preferences',
  locale: 'preferences',
  'user-locale': 'preferences',
  'domain-locales': 'preferences',
  'mini-sidebar': 'preferences',
  'enter-sends': 'preferences',
  'letter-keys': 'preferences',
  playback: 'preferences',
  'download-quality': 'preferences',
  'line-speed': 'preferences',
  'app-offer': 'traces',
  'install-offered': 'traces',
  'networks-offered': 'traces',
  probe: 'traces',
  offline: 'traces',
  'clock-skew': 'traces',
  'picture-sizes': 'traces',
  fonts: 'traces',
  'cookie-policy-unsent': 'cookies',
  'code-of-guest': 'session',
  'known-learner': 'session',
  'replaced-learner': 'session',
  'return-path': 'session',
  'social-begun': 'session',
  'device-account': 'session',
  'own-sign-in': 'session',
  'reloaded-for': 'session',
  'launch-link': 'session',
  token: 'session',
} as const satisfies Record<string, StoredKind>

/** The same for keys of one learner (`learnerKey`); a star stands for any ending. */
export const LEARNER_KEYS = {
  'draft.*': 'drafts',
  unsent: 'waiting',
  statistic: 'waiting',
  downloads: 'downloads',
  tomorrow: 'preferences',
  'video-places': 'places',
  repeats: 'places',
  'last-stream': 'places',
  'opened-answers': 'traces',
  'banners-dismissed': 'preferences',
  'banner-rooms': 'traces',
  'rows.*': 'traces',
  'visited.*': 'traces',
  'push-offered': 'traces',
  'pending-order': 'traces',
  'told-checkouts': 'traces',
  'code-of-*': 'session',
} as const satisfies Record<string, StoredKind>

type Filled<Key> = Key extends `${infer Start}*` ? `${Start}${string}` : Key

export type DeviceKey = keyof typeof DEVICE_KEYS
export type LearnerKey = Filled<keyof typeof LEARNER_KEYS>
/** A key under which something may be kept. */
export type StoredKey = DeviceKey | `of.${number}.${LearnerKey}`
