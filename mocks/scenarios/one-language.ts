import type { Scenario } from './scenario.ts'

export const oneLanguage: Scenario = {
  title: 'The domain speaks Spanish only',
  apply({ world }) {
    Object.assign(world.domainConfig, { languages: ['es'], default_language: 'es' })
  },
}
