interface Purchase {
  serviceId: number
  amount: number
  currency: string
}

interface LessonPlace {
  streamId: number
  dayId: number
  lessonId: number
}

interface BannerPlace {
  bannerId: number
  productName: string
  schoolTitle: string
  position: string
  placement: string
}

/** Every event and what it carries: ids, amounts and choices, never a text, a name, an address or a token. */
export interface AnalyticsEvents {
  open_app: Record<string, never>
  login: { method: string }
  logout: { reason: string }
  user_registration: { method: string }
  restore_password_shown: Record<string, never>
  begin_checkout: Purchase
  in_app_purchase: Purchase
  task_send: { streamId: number; homeworkId: number }
  video_start: LessonPlace
  video_progress: LessonPlace & { percent: 10 | 25 | 50 | 75 }
  video_complete: LessonPlace
  banner_show: BannerPlace
  banner_click: BannerPlace
  /** Has no source until a call for it exists. */
  like: { target: string; targetId: number }
  /** Has no source until a call for it exists. */
  favourite: { target: string; targetId: number }
  filter_change: { streamId: number | 'search'; filters: readonly (string | number)[] }
  message_send: { chatId: number; files: number }
  rating: { target: string; value: number }
  demo_course_add: { serviceId: number }
  open_support: { place: string }
}

export type AnalyticsEvent = keyof AnalyticsEvents
