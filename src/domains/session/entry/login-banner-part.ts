import { sparePart } from '#/ui/late/spare-part'

/** What went wrong with a sign-in, above its form; brought ahead while the learner types, so that it stands there with the answer. */
export const LoginBanner = sparePart(() => import('./login-banner'), 'LoginBanner')
