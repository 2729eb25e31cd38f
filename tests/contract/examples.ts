/** The entities as the wire contract shows them, letter for letter; where an entity refers to another one, that one is inserted. */

export const file = {
  id: 12001,
  url: 'https://cdn.meridian.example/f/12001.jpg',
  name: 'posture.jpg',
  type: 'photo',
  size: 2483911,
  preview_url: 'https://cdn.meridian.example/f/12001_p.jpg',
}

export const user = {
  id: 1001,
  first_name: 'Anna',
  last_name: 'Keller',
  email: 'anna.keller@example.com',
  phone: '+4915112345678',
  city: 'Leipzig',
  gender: 'F',
  birthday: '14.06.1991',
  instagram_id: 'anna.moves',
  disable_notification: 0,
  locale: 'en',
  language_code: 'en-US',
  timezone: 'Europe/Berlin',
  avatar: 'https://cdn.meridian.example/f/12001_p.jpg',
  avatar_file_id: 12001,
  segments: [{ id: 3, name: 'back_care' }],
  is_admin: false,
  status: 40,
  user_external_auths: [{ id: 81, source: 'google' }],
  scores_amount: 1250,
  phone_validated: true,
  is_require_update_password: false,
  is_require_update_profile: false,
  is_require_email_validate: false,
  is_require_phone_validate: false,
  viewed_hours: 18,
  completed_courses: 1,
  completed_tasks: 12,
  viewed_lessons: 64,
  referral_orders: 0,
  cashback: 0,
  discount_for_referral: 10,
  link_jumps: 3,
}

export const course = {
  id: 41,
  short_title: 'Strong Back in 21 Days',
  short_description: 'Three weeks of daily practice for a calm, mobile spine.',
  image: 'https://cdn.meridian.example/k/41.jpg',
  background: 'https://cdn.meridian.example/k/41_bg.jpg',
  created_at: 1768208400,
  updated_at: 1772409600,
  course_options: {
    training_lesson_option_values: [
      { id: 12, title: 'At home' },
      { id: 13, title: 'In the gym' },
    ],
  },
  documents: [
    {
      title: 'Equipment list',
      type: 'file',
      file_name: 'equipment.pdf',
      url: null,
      file: {
        id: 12040,
        url: 'https://cdn.meridian.example/f/12040.pdf',
        name: 'equipment.pdf',
        type: 'document',
        size: 88012,
        preview_url: null,
      },
    },
    { title: 'Course rules', type: 'url', file_name: null, url: 'https://meridian.example/rules', file: null },
  ],
  stage_ids: [61, 62],
  lesson_ids: [811, 812],
  demo_video: null,
  category: { id: 4, title: 'Back health' },
  complexity: 2,
  offer_ids: [14],
  is_demo_documents_accessible: true,
  is_demo_expert_message_enabled: true,
  is_demo_user_message_enabled: true,
  is_demo_offline_mode_accessible: true,
}

export const scoreRule = { id: 91, amount: 50, title: 'Day finished' }

export const video = {
  id: 1501,
  type: 'video',
  created_at: 1768208400,
  url: 'https://cdn.meridian.example/v/1501.mp4',
  duration: 620,
  subs: [
    {
      language_code: 'en-US',
      label: 'English',
      name: 'en.vtt',
      url: 'https://cdn.meridian.example/v/1501_en.vtt',
    },
  ],
  m3u8: 'https://cdn.meridian.example/v/1501.m3u8',
  preview: 'https://cdn.meridian.example/v/1501.jpg',
  mp4: 'https://cdn.meridian.example/v/1501.mp4',
  course_ids: [41],
}

export const lesson = {
  id: 811,
  title: 'Cat and cow (execution)',
  sort: 1,
  video_length: 620,
  training_lesson_option_value_ids: [12],
  image_url: 'https://cdn.meridian.example/l/811.jpg',
  survey_form_url: null,
  local_video_file: video,
  local_description_video_file: null,
  vertical_video: null,
  vertical_description_video: null,
}

export const lessonSet = {
  id: 701,
  sort: 1,
  repeat_count: 2,
  user_repeat_range_from: 1,
  user_repeat_range_to: 4,
  lessons: [lesson],
}

export const homework = {
  id: 601,
  title: 'Posture diary',
  description: '<p>Photograph your posture from the side.</p>',
  type: 'common',
  is_message_required: true,
  is_file_required: true,
  is_exercise_required: false,
  exercises: [{ id: 31, title: 'Plank, 40 seconds' }],
  user_id: null,
  dialog_id: null,
  created_at: 1768208400,
  updated_at: 1768208400,
  scores: [{ id: 95, amount: 100, title: 'Homework approved' }],
}

export const stageHomework = {
  id: 651,
  stage_id: 61,
  homework_id: 601,
  is_required: 1,
  is_demo_accessible: true,
  created_at: 1768208400,
  updated_at: 1768208400,
  homework,
}

export const dayHomework = {
  id: 671,
  stage_day_id: 504,
  homework_id: 602,
  is_required: 0,
  is_demo_accessible: true,
  created_at: 1768208400,
  updated_at: 1768208400,
  homework: null,
}

export const day = {
  id: 504,
  day_number: 4,
  stage_id: 61,
  day_of_rest: false,
  excerpt: 'Hips and lower back',
  finish_total_time: 1500,
  required_to_complete: 1,
  course_options: { training_lesson_option_values: [{ id: 12, title: 'At home' }] },
  scores: [scoreRule],
  day_homework_ids: [671],
  banner_ids: [33],
  lesson_sets: [lessonSet],
  repeat_count: 1,
  is_demo_accessible: true,
  is_open_by_time_delay: true,
  homeworks: [dayHomework],
}

export const stage = {
  id: 61,
  course_id: 41,
  sort: 1,
  title: 'Week 1: breath and posture',
  day_ids: [501, 502, 503, 504, 505, 506, 507],
  stage_homework_ids: [651],
  request_homeworks: [651],
  request_days: [507],
  days: [day],
  homeworks: [stageHomework],
}

export const homeworkStatus = {
  id: 5001,
  stream_id: 301,
  target_id: 651,
  target_type: 'course_stage_homework',
  status: 'NOT_UPLOADED',
  created_at: 1772409600,
  updated_at: 1772409600,
  is_locked: false,
}

export const freeze = { status: 0, start_date: 1772755200, end_date: 1773360000 }

export const stream = {
  id: 301,
  course_id: 41,
  chat_channel_id: 201,
  start_date: 1772409600,
  end_date: 1774990800,
  status: 'active',
  is_demo: false,
  is_optional_purchase: false,
  course_full_access: true,
  mobile_access: true,
  course_version: 3,
  progress: { days_count: 21, complete_days_count: 3, progress: 14 },
  max_consultation_count: 3,
  filters: { training_lesson_option_values: [12], refused_homework_ids: [], refused_day_ids: [] },
  user_course_stream_freeze: null,
  order_service_id: 720,
  course,
}

export const message = {
  id: 88012,
  chat_id: 201,
  message: 'Keep the ribs down and repeat on Friday.',
  is_viewed: false,
  created_at: 1772709000,
  updated_at: 1772709000,
  files: [file],
  employee: { id: 17, first_name: 'Mira', last_name: 'Solis', is_expert: true, file },
  rating: null,
  client_id: null,
  user_homework_status_id: null,
}

export const chat = {
  id: 201,
  title: 'Strong Back in 21 Days',
  stream_id: 301,
  messages: [message],
  is_expert_message_enable: true,
  avatar: 'https://cdn.meridian.example/k/41_s.jpg',
  unread_count: 1,
  last_message_at: 1772709000,
}

export const consultationStatus = {
  id: 7401,
  chat_channel_id: 201,
  status: 'close',
  start_message_id: 88009,
  end_message_id: 88011,
  amount: 1,
  rating: null,
}

export const lessonStatistic = {
  stream_id: 301,
  day_id: 504,
  lesson_id: 811,
  viewed_seconds: 420,
  play_count: 2,
  day_status_id: 9004,
  day_status: 'started',
}

export const subscription = {
  id: 3301,
  title: 'Meridian monthly',
  status: 'active',
  is_active: true,
  is_active_status: true,
  is_lifetime: false,
  next_pay_at: 1774990800,
  end_date: 1774990800,
  period: 'month',
  interval: 1,
  cancel_popup_text: '<p>You keep access until the paid date.</p>',
  course_service_type: 'course_subscription',
  recurrent_payments_enabled: true,
  course_ids: [41, 42],
  amount: 299000,
  currency: 'RUB',
}

export const courseService = {
  id: 720,
  title: 'Three more months',
  type: 'course_subscription',
  price: 299000,
  currency: 'RUB',
  course_id: 41,
  appstore_products: [{ code: 'meridian.back.3m' }],
  appstore_product_id: 'meridian.back.3m',
  course: null,
  childs: [],
  stream: null,
}

export const courseResult = {
  id: 43,
  short_title: 'Watercolour from Zero',
  short_description: 'Eight evenings with light and water.',
  image: 'https://cdn.meridian.example/k/43.jpg',
  thumbnail: 'https://cdn.meridian.example/k/43_t.jpg',
  category: { id: 6, title: 'Drawing' },
  subcategory: { id: 61, title: 'Watercolour' },
  landing: 'https://meridian.example/watercolour',
  coach: { id: 8, name: 'Jonas Weil', photo: 'https://cdn.meridian.example/p/8.jpg' },
  consultation_limit: 2,
  complexity: 1,
}

export const supportCategory = {
  id: 10,
  sort: 1,
  title: 'My homework was not checked',
  target_product: 'user_course_stream',
}

/** L3, complete. */
export const streamStatus = {
  stream: { ...stream, filters: { training_lesson_option_values: [12] }, course: undefined },
  days: [
    {
      id: 9001,
      stage_day_id: 501,
      status: 'finished',
      is_open_by_time_delay: true,
      open_at: null,
      started_at: 1772431200,
      finished_at: 1772433000,
    },
    {
      id: 9004,
      stage_day_id: 504,
      status: 'started',
      is_open_by_time_delay: true,
      open_at: null,
      started_at: 1772695800,
      finished_at: null,
    },
    {
      id: null,
      stage_day_id: 505,
      status: 'not_started',
      is_open_by_time_delay: true,
      open_at: null,
      started_at: null,
      finished_at: null,
    },
  ],
  homeworks: [
    homeworkStatus,
    {
      id: 5002,
      stream_id: 301,
      target_id: 671,
      target_type: 'stage_day_homework',
      status: 'UPLOADED',
      created_at: 1772668800,
      updated_at: 1772700000,
      is_locked: false,
    },
  ],
  stages: [
    { id: 901, stage_id: 61, status: 'open', open_at: 1772409600 },
    { id: null, stage_id: 62, status: 'close', open_at: 1773014400 },
  ],
  lessons: [lessonStatistic],
  consultations: [consultationStatus],
  chat_channel_meta: {
    chat_channel_id: 201,
    unread_count: 1,
    last_message_id: 88012,
    last_message_at: 1772709000,
  },
  current_training_stage: { id: 61, sort: 1 },
  current_training_day: { id: 504, stage_id: 61, day_number: 4 },
}

/** L10 with `expand=day.scores`. */
export const changedDay = {
  id: 9004,
  stage_day_id: 504,
  status: 'finished',
  is_open_by_time_delay: true,
  open_at: null,
  started_at: 1772695800,
  finished_at: 1772712000,
  day: { id: 504, scores: [scoreRule] },
}

/** L12. */
export const dayProgress = {
  day_status_id: 9004,
  lessons_count: 2,
  complete_lessons_count: 1,
  viewed_seconds: 420,
  progress: 50,
}

/** A1. */
export const signedIn = { token: 'eyJ1IjoxMDAxfQ.k3fZ', user }

export const installment = {
  id: 410,
  title: 'Strong Back, three parts',
  status: 'active',
  cancel_popup_text: '<p>Write to support to end the plan.</p>',
  amount: 300000,
  paid_amount: 100000,
  currency: 'RUB',
  next_pay_at: 1774990800,
  payments: [
    { id: 4101, amount: 100000, pay_at: 1772409600, status: 'paid' },
    { id: 4102, amount: 100000, pay_at: 1774990800, status: 'waiting' },
  ],
}

export const paymentMethod = {
  id: 77,
  type: 'card',
  title: 'Visa ending in 4242',
  expires: '09/2028',
  is_default: true,
  created_at: 1768208400,
}

export const community = {
  id: 5,
  uniq: 'meridian-club',
  title: 'Meridian Club',
  slug: 'meridian-club',
  chat_only: false,
  course_ids: [41],
  faq_url: 'https://meridian.example/club/faq',
  custom_url: null,
  telegram_chat_url: 'https://t.me/meridian_club_example',
  have_subscription_landing_url: 'https://meridian.example/club',
  no_have_subscription_landing_url: 'https://meridian.example/club/join',
}

export const userCommunity = {
  id: 15,
  community_id: 5,
  start_date: 1772409600,
  end_date: 1774990800,
  is_optional_purchase: false,
}

export const article = {
  id: 9101,
  external_id: 'meridian-club',
  title: 'Why the neck loves long walks',
  created_at: 1772323200,
  published_at: 1772366400,
  preview: 'https://club.meridian.example/i/9101_740x420.jpg',
  count_views: 318,
  labels: ['back', 'walking'],
  liked: false,
  is_favourite: true,
  url: 'https://club.meridian.example/a/9101',
  sort: 1,
}

export const catalogPosition = {
  id: 21,
  title: 'Breathing reset',
  description: '<p>Ten short practices for a calm evening.</p>',
  image: 'https://cdn.meridian.example/c/21.jpg',
  price: 149000,
  currency: 'RUB',
  course_id: 44,
  is_added: false,
  url: 'https://meridian.example/breathing',
  sort: 1,
}

export const courseOffer = {
  id: 14,
  course_id: 41,
  course_offer_relation_type_id: 1,
  title: 'Add the evening programme',
  text: '<p>Sleep better.</p>',
  images: [],
  service: courseService,
}
