import { part } from '#/ui/late/part'

/** What went wrong with a sign-in, above its form; preloaded while the learner types, so that it stands there with the answer. */
export const LoginBanner = part(() => import('./login-banner'), 'LoginBanner', { missing: 'toast' })
