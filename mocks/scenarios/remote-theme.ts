import type { Scenario } from './scenario.ts'

export const remoteTheme: Scenario = {
  title: 'The domain configuration brings colours, one of which breaks AA',
  apply({ world }) {
    Object.assign(world.domainConfig, {
      title: `${world.brand} by night`,
      theme: { accent: '#c03f98', text: '#f4f4f4' },
    })
  },
}
