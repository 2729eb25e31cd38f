/** Fields of the learner's profile that a brand may require. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'gender',
  'birthday',
  'instagramId',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
