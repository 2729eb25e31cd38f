import { createFileRoute } from '@tanstack/react-router'
import { AppScreen } from '#/domains/session/screens/app-screen'

export const Route = createFileRoute('/app')({
  staticData: { name: 'app' },
  component: AppScreen,
  // There is no frame for a skeleton.
  pendingMs: Infinity,
})
