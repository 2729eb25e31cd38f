import type { Scenario } from './scenario.ts'

export const admin: Scenario = {
  title: 'An admin, who also sees the dashboard',
  apply({ main }) {
    main.user.is_admin = true
  },
}
