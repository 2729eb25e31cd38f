import { createFileRoute } from '@tanstack/react-router'
import { ResetScreen } from '#/domains/session/screens/reset-screen'

export const Route = createFileRoute('/_guest/reset')({ component: ResetScreen })
