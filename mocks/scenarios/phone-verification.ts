import type { Scenario } from './scenario.ts'

export const phoneVerification: Scenario = {
  title: 'The phone must be confirmed first (the code is 123456)',
  apply({ main }) {
    main.user.is_require_phone_validate = true
    main.user.phone_validated = false
  },
}
