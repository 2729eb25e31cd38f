import type { Scenario } from './scenario.ts'

export const profileUpdate: Scenario = {
  title: 'The profile must be completed',
  apply({ main }) {
    Object.assign(main.user, { is_require_update_profile: true, first_name: '', last_name: '' })
  },
}
