import type { Scenario } from './scenario.ts'

export const emailVerification: Scenario = {
  title: 'The e-mail must be confirmed first (the code is 123456)',
  apply({ main }) {
    main.user.is_require_email_validate = true
  },
}
