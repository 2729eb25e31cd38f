// What home shows of the course to continue, in one file (`home-parts.ts`).
export { HomeCourse } from './home-course'
export { NextText } from './next-text'
