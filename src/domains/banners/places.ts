/** Where a banner may stand (contract 7): `all` is every one of them. */
export type BannerPosition =
  | 'home'
  | 'courses'
  | 'calendar'
  | 'day'
  | 'homeworks'
  | 'videoconsultations'
  | 'support'
  | 'settings'

export type BannerPlacement =
  | 'top'
  | 'sidebar'
  | 'beforeCourse'
  | 'beforeStage'
  | 'beforeLessons'
  | 'insteadVideo'
  | 'afterVideo'
  | 'bottom'
  | 'catalog'
  | 'mainPage'

/** Which placements exist at which position: a banner that names another one there is not shown. */
export const PLACES = {
  home: ['top', 'sidebar', 'mainPage', 'beforeCourse', 'catalog', 'bottom'],
  courses: ['top', 'sidebar', 'beforeCourse', 'bottom'],
  calendar: ['top', 'sidebar', 'beforeStage', 'bottom'],
  day: ['top', 'sidebar', 'beforeLessons', 'insteadVideo', 'afterVideo', 'bottom'],
  homeworks: ['top', 'sidebar', 'bottom'],
  videoconsultations: ['top', 'sidebar', 'bottom'],
  support: ['top', 'sidebar', 'bottom'],
  settings: ['top', 'sidebar', 'bottom'],
} as const satisfies Record<BannerPosition, readonly BannerPlacement[]>

/** A place for a banner that the app has. */
export type BannerPlace = {
  [Position in BannerPosition]: { position: Position; placement: (typeof PLACES)[Position][number] }
}[BannerPosition]
