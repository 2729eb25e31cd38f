import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#/shell/screens/settings-screen'

export const Route = createFileRoute('/_auth/user/setting')({ component: SettingsScreen })
