/** A support request as the forms fill it in. */
export interface Question {
  name: string
  email: string
  message: string
  supportCategoryId?: number
  targetId?: number
}
