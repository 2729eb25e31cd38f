import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '#/domains/session/guard/require-token'

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ location }) => requireGuest(location),
})
