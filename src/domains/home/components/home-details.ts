// What home shows late, in one file (`home-course-part.ts`).
export { HomeCourse } from './home-course'
export { EndedCourse } from './ended-course'
export { NextText } from './next-text'
