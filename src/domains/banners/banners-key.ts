/** The query key of all banners, for whoever does without their schemas. */
export const BANNERS_KEY = ['banners', 'all'] as const
