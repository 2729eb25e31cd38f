import type * as z from '#/lib/zod'
import type { codeAnswerWire, externalAuthWire, userWire } from './wire'

export type User = z.output<typeof userWire>
export type ExternalAuth = z.output<typeof externalAuthWire>
export type SocialSource = Exclude<ExternalAuth['source'], 'unknown'>
export type CodeAnswer = z.output<typeof codeAnswerWire>

/** Fields that the short profile may ask for, as A10 takes them. */
export interface ProfileFields {
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  gender: 'M' | 'F' | ''
  birthday: string
  instagramId: string
}
