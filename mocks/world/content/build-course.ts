import {
  type CourseContent,
  type DayContent,
  type HomeworkContent,
  type LessonContent,
  type LessonKind,
  type LessonSetContent,
  type Text,
  tx,
} from './content.ts'

const OPTION_BASE = 10

interface LessonPlan {
  title: Text
  kind?: LessonKind
  seconds?: number
  art?: string
  option?: number
  video?: LessonContent['video']
  description?: boolean
  vertical?: boolean
  surveyUrl?: string
}

interface SetPlan {
  repeat?: number
  from?: number
  to?: number
  lessons: LessonPlan[]
}

interface HomeworkPlan {
  title: Text
  description: Text
  type?: 'common' | 'selfie'
  message?: boolean
  file?: boolean
  exercises?: Text[]
  points?: number
  required?: boolean
  demo?: boolean
  bare?: boolean
}

export interface DayPlan {
  title: Text
  rest?: boolean
  required?: boolean
  sets?: SetPlan[] | null
  homework?: HomeworkPlan
  art?: string
}

interface StagePlan {
  title: Text
  days: DayPlan[]
  homework?: HomeworkPlan
  /** Must be sent before the next stage opens. */
  requestHomework?: boolean
  /** Numbers within the stage, from 1, of days that must be finished before the next one opens. */
  requestDays?: number[]
}

export interface CoursePlan {
  id: number
  title: Text
  about: Text
  art: string
  expert: string
  category: CourseContent['category']
  complexity?: number
  options?: Text[]
  documents?: CourseContent['documents']
  /** Pictures that the lessons use in turn. */
  arts?: string[]
  /** Days with a higher number are closed to demo learners. */
  demoDays?: number
  /** False: the course's documents are closed to demo learners. */
  demoDocuments?: boolean
  /** False: demo learners write nothing to its experts. */
  demoQuestions?: boolean
  stages: StagePlan[]
}

/** Gives a plan its ids, which follow from the course's id, and fills days that name no lessons. */
export function buildCourse(plan: CoursePlan): CourseContent {
  let number = 0
  let homeworkCount = 0
  const demoDays = plan.demoDays ?? Number.MAX_SAFE_INTEGER
  const buildHomework = (homework: HomeworkPlan | undefined, dayIsDemo: boolean): HomeworkContent[] => {
    if (!homework) return []
    homeworkCount += 1
    const id = plan.id * 100 + homeworkCount
    const exercises = (homework.exercises ?? []).map((title, n) => ({ id: id * 10 + n + 1, title }))
    return [
      {
        id,
        rowId: id + 50,
        title: homework.title,
        description: homework.description,
        type: homework.type ?? 'common',
        needsMessage: homework.message ?? false,
        needsFile: homework.file ?? homework.type === 'selfie',
        needsExercise: exercises.length > 0,
        exercises,
        points: homework.points ?? 40,
        isRequired: homework.required ?? false,
        isDemo: homework.demo ?? dayIsDemo,
        bare: homework.bare ?? false,
      },
    ]
  }
  const stages = plan.stages.map((stage, index) => {
    const id = plan.id * 10 + index + 1
    const homeworks = buildHomework(stage.homework, number < demoDays)
    const days = stage.days.map((day): DayContent => {
      number += 1
      const dayId = plan.id * 1000 + number
      const sets = day.sets === undefined ? usualSets(day) : day.sets
      const built = sets?.map((set, n) => buildSet(set, dayId, n, day.art ?? artOf(plan, number))) ?? null
      const seconds = (built ?? []).flatMap((set) => set.lessons).reduce((sum, lesson) => sum + lesson.seconds, 0)
      return {
        id: dayId,
        number,
        title: day.title,
        isRest: day.rest ?? false,
        isRequired: day.required ?? false,
        isDemo: number <= demoDays,
        points: day.rest ? 0 : 10,
        finishSeconds: Math.floor(seconds / 2),
        repeat: 1,
        sets: built,
        homeworks: buildHomework(day.homework, number <= demoDays),
      }
    })
    return {
      id,
      sort: index + 1,
      title: stage.title,
      days,
      homeworks,
      requestHomeworks: stage.requestHomework ? homeworks.map(({ rowId }) => rowId) : [],
      requestDays: (stage.requestDays ?? []).flatMap((n) => days[n - 1]?.id ?? []),
    }
  })
  return {
    id: plan.id,
    title: plan.title,
    about: plan.about,
    art: plan.art,
    expert: plan.expert,
    category: plan.category,
    complexity: plan.complexity ?? 1,
    options: (plan.options ?? []).map((title, n) => ({ id: plan.id * OPTION_BASE + n + 1, title })),
    documents: plan.documents ?? [],
    demoDocuments: plan.demoDocuments ?? true,
    demoQuestions: plan.demoQuestions ?? true,
    stages,
  }

  function buildSet(set: SetPlan, dayId: number, n: number, art: string): LessonSetContent {
    return {
      id: dayId * 10 + n + 1,
      sort: n + 1,
      repeat: set.repeat ?? 1,
      from: set.from ?? null,
      to: set.to ?? null,
      lessons: set.lessons.map((lesson, k) => ({
        id: dayId * 100 + n * 10 + k + 1,
        title: lesson.title,
        kind: lesson.kind ?? null,
        seconds: lesson.seconds ?? 64,
        art: lesson.art ?? art,
        optionIds: lesson.option ? [plan.id * OPTION_BASE + lesson.option] : [],
        video: lesson.video ?? 'ready',
        hasDescription: lesson.description ?? false,
        hasVertical: lesson.vertical ?? false,
        surveyUrl: lesson.surveyUrl ?? null,
      })),
    }
  }
}

/** Lessons for a day that names none: its subject is explained, practised and reviewed. */
function usualSets(day: DayPlan): SetPlan[] {
  if (day.rest) return []
  return [
    { lessons: [{ title: day.title, kind: 'theory' }] },
    { repeat: 2, from: 1, to: 4, lessons: [{ title: day.title, kind: 'execution', vertical: true }] },
    { lessons: [{ title: tx('What you have now', 'Что получилось', 'Lo que tienes ahora'), kind: 'analysis' }] },
  ]
}

function artOf(plan: CoursePlan, number: number): string {
  const arts = plan.arts ?? [plan.art]
  return arts[number % arts.length] ?? plan.art
}
