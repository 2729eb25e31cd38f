// What home shows of the course to go on with, in one file (`home-parts.ts`).
export { HomeCourse } from './home-course'
export { NextWords } from './next-words'
