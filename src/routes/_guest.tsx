import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '#/domains/session/require-token'

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ location }) => requireGuest(location),
})
