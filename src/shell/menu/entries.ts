import { msg } from '@lingui/core/macro'
import {
  BookOpen,
  LayoutDashboard,
  LifeBuoy,
  MessageCircle,
  NotebookPen,
  Settings2,
  Users,
  Video,
  Wallet,
} from 'lucide-react'
import type { MenuEntry } from './entry'

const always = () => true

const COURSES: MenuEntry = {
  id: 'courses',
  type: 'router-link',
  to: '/home',
  name: msg`My courses`,
  icon: BookOpen,
  visible: always,
}
const COMMUNITY: MenuEntry = {
  id: 'community',
  type: 'club',
  to: '/club',
  name: msg`Community`,
  icon: Users,
  visible: (facts) => facts.hasCommunity,
}
export const HOMEWORK: MenuEntry = {
  id: 'homeworks',
  type: 'router-link',
  to: '/homework',
  name: msg`Homework`,
  icon: NotebookPen,
  visible: always,
}
const MESSAGES: MenuEntry = {
  id: 'messages',
  type: 'router-link',
  to: '/chat',
  name: msg`Messages`,
  icon: MessageCircle,
  visible: (facts) => facts.chatSupport,
}
export const CONSULTATIONS: MenuEntry = {
  id: 'video-consultations',
  type: 'router-link',
  to: '/videoconsultations',
  name: msg`Video consultations`,
  icon: Video,
  visible: (facts) => facts.videoConsultationSupport,
}
export const SUPPORT: MenuEntry = {
  id: 'support',
  type: 'action',
  modal: 'support',
  name: msg`Support`,
  icon: LifeBuoy,
  visible: always,
}
export const SUBSCRIPTIONS: MenuEntry = {
  id: 'subscriptions',
  type: 'router-link',
  to: '/user/subscriptions',
  name: msg`Subscriptions`,
  icon: Wallet,
  visible: always,
}
export const DASHBOARD: MenuEntry = {
  id: 'dashboard',
  type: 'link',
  href: (facts) => facts.adminUrl,
  name: msg`Dashboard`,
  icon: LayoutDashboard,
  visible: (facts) => facts.isAdmin,
}
export const SETTINGS: MenuEntry = {
  id: 'settings',
  type: 'router-link',
  to: '/user/settings',
  name: msg`Settings`,
  icon: Settings2,
  visible: always,
}

/** Sidebar, in the order of the specification. */
export const MAIN_MENU: readonly MenuEntry[] = [
  COURSES,
  COMMUNITY,
  HOMEWORK,
  MESSAGES,
  CONSULTATIONS,
  SUPPORT,
  SUBSCRIPTIONS,
  DASHBOARD,
]
