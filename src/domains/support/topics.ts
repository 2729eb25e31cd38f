import type { SupportCategory } from './model'

/** What the brand names among the topics. */
interface NamedTopics {
  passHomeworkSupportCategoryId: number
  renewCourseSupportCategoryId: number
  renewConsultationSupportCategoryId: number
}

/** The appeals that the app words itself: those that a topic stands for in the brand. */
export type AppealKind = 'renew-course' | 'renew-consultation' | 'pass-homework'

/** Which of them a topic offers for a course; a brand may give renewals of courses and consultations the same topic. */
export function appealsOf(topicId: number, brand: NamedTopics): AppealKind[] {
  const offered: [AppealKind, number][] = [
    ['renew-course', brand.renewCourseSupportCategoryId],
    ['renew-consultation', brand.renewConsultationSupportCategoryId],
    ['pass-homework', brand.passHomeworkSupportCategoryId],
  ]
  return offered.flatMap(([kind, id]) => (id === topicId ? [kind] : []))
}

/** The topic that the brand names for an appeal. */
export function topicOf(kind: AppealKind, brand: NamedTopics): number {
  if (kind === 'renew-course') return brand.renewCourseSupportCategoryId
  return kind === 'renew-consultation' ? brand.renewConsultationSupportCategoryId : brand.passHomeworkSupportCategoryId
}

/** What a topic is about, for its sign. */
export type TopicSign = 'homework' | 'renewal' | 'course' | 'other'

/** The brand's own topics have signs of their own; the others go by whether they ask for a course. */
export function signOf({ id, targetProduct }: SupportCategory, brand: NamedTopics): TopicSign {
  if (id === brand.passHomeworkSupportCategoryId) return 'homework'
  if (appealsOf(id, brand).length > 0) return 'renewal'
  return targetProduct === null ? 'other' : 'course'
}
