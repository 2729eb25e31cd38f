/** Id of the element in home's still view that takes the name of the course. */
export const COURSE_NAME_ID = 'still-course'
