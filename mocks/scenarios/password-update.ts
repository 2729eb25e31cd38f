import type { Scenario } from './scenario.ts'

export const passwordUpdate: Scenario = {
  title: 'A new password is demanded',
  apply({ main }) {
    main.user.is_require_update_password = true
  },
}
