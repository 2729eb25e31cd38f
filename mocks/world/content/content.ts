// What a school teaches: it never changes while a world lives, so it is not stored with it.
import type { Locale } from '#/lib/locale'

/** The language of a call (`lang`). */
export type Lang = Locale
export type Text = Record<Lang, string>

export type LessonKind = 'theory' | 'execution' | 'analysis'

export interface LessonContent {
  id: number
  title: Text
  kind: LessonKind | null
  seconds: number
  art: string
  optionIds: number[]
  /** `none` and the others are the legal oddities of a video. */
  video: 'ready' | 'unconverted' | 'none' | 'wrong-type'
  hasDescription: boolean
  hasVertical: boolean
  surveyUrl: string | null
}

export interface LessonSetContent {
  id: number
  sort: number
  repeat: number
  from: number | null
  to: number | null
  lessons: LessonContent[]
}

export interface HomeworkContent {
  id: number
  rowId: number
  title: Text
  description: Text
  type: 'common' | 'selfie'
  needsMessage: boolean
  needsFile: boolean
  needsExercise: boolean
  exercises: { id: number; title: Text }[]
  points: number
  isRequired: boolean
  isDemo: boolean
  /** The row comes without its homework, which must be looked up in the list of all (L13). */
  bare: boolean
}

export interface DayContent {
  id: number
  number: number
  title: Text
  isRest: boolean
  isRequired: boolean
  isDemo: boolean
  points: number
  finishSeconds: number
  repeat: number
  sets: LessonSetContent[] | null
  homeworks: HomeworkContent[]
}

export interface StageContent {
  id: number
  sort: number
  title: Text
  days: DayContent[]
  homeworks: HomeworkContent[]
  requestHomeworks: number[]
  requestDays: number[]
}

export interface CourseContent {
  id: number
  title: Text
  about: Text
  art: string
  expert: string
  category: { id: number; title: Text }
  complexity: number
  options: { id: number; title: Text }[]
  documents: { title: Text; file: string | null; url: string | null; size: number }[]
  demoDocuments: boolean
  demoQuestions: boolean
  stages: StageContent[]
}

interface ExpertContent {
  id: number
  firstName: Text
  lastName: Text
  art: string | null
}

/** What an expert writes: when homework is approved, when it is not, and as a greeting in a chat. */
export interface SchoolContent {
  brand: string
  courses: CourseContent[]
  experts: Record<string, ExpertContent>
  approval: Text
  refusal: Text
  /** A picture that the expert sends with a rejection. */
  refusalArt: string
  /** What learners wrote and sent, where a scenario begins after that. */
  answer: Text
  answerArts: string[]
}

export const tx = (en: string, ru: string, es: string): Text => ({ en, ru, es })
export const same = (text: string): Text => ({ en: text, ru: text, es: text })

/** Categories have ids of their own: several courses share one. */
export const CATEGORIES = {
  light: { id: 1, title: tx('Light', 'Свет', 'Luz') },
  people: { id: 2, title: tx('People', 'Люди', 'Personas') },
  colour: { id: 3, title: tx('Colour', 'Цвет', 'Color') },
  city: { id: 4, title: tx('City', 'Город', 'Ciudad') },
  print: { id: 5, title: tx('Printing', 'Печать', 'Copiado') },
  film: { id: 6, title: tx('Editing', 'Обработка', 'Edición') },
  back: { id: 11, title: tx('Back', 'Спина', 'Espalda') },
  walking: { id: 12, title: tx('Walking', 'Ходьба', 'Caminar') },
  breath: { id: 13, title: tx('Breathing', 'Дыхание', 'Respiración') },
  kitchen: { id: 21, title: tx('Kitchen', 'Кухня', 'Cocina') },
  drawing: { id: 22, title: tx('Drawing', 'Рисование', 'Dibujo') },
  voice: { id: 23, title: tx('Voice', 'Голос', 'Voz') },
  garden: { id: 24, title: tx('Garden', 'Сад', 'Jardín') },
  practice: { id: 31, title: tx('Practice', 'Практика', 'Práctica') },
  drafts: { id: 32, title: tx('Drafts', 'Черновики', 'Borradores') },
} satisfies Record<string, { id: number; title: Text }>
