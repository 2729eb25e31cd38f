import { msg } from '@lingui/core/macro'
import {
  BookOpen,
  BookText,
  CircleHelp,
  Compass,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  LogOut,
  MessageCircle,
  NotebookPen,
  PencilLine,
  ReceiptText,
  Settings2,
  Trash2,
  User,
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
const HOMEWORK: MenuEntry = {
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
const CONSULTATIONS: MenuEntry = {
  id: 'video-consultations',
  type: 'router-link',
  to: '/videoconsultations',
  name: msg`Video consultations`,
  icon: Video,
  visible: (facts) => facts.videoConsultationSupport,
}
const SUPPORT: MenuEntry = {
  id: 'support',
  type: 'action',
  modal: 'support',
  name: msg`Support`,
  icon: LifeBuoy,
  visible: always,
}
const SUBSCRIPTIONS: MenuEntry = {
  id: 'subscriptions',
  type: 'router-link',
  to: '/user/subscriptions',
  name: msg`Subscriptions`,
  icon: Wallet,
  visible: always,
}
const DASHBOARD: MenuEntry = {
  id: 'dashboard',
  type: 'link',
  href: (facts) => facts.adminUrl,
  name: msg`Dashboard`,
  icon: LayoutDashboard,
  visible: (facts) => facts.isAdmin,
}
const EDIT: MenuEntry = {
  id: 'user-edit',
  type: 'router-link',
  to: '/user/edit',
  name: msg`My information`,
  icon: PencilLine,
  visible: always,
}
const SETTINGS: MenuEntry = {
  id: 'settings',
  type: 'router-link',
  to: '/user/settings',
  name: msg`Settings`,
  icon: Settings2,
  visible: always,
}
const POINTS: MenuEntry = {
  id: 'points',
  type: 'router-link',
  to: '/user/points',
  name: msg`Points`,
  icon: ReceiptText,
  visible: always,
  note: ({ points }) => (points === null ? null : String(points)),
}
const NETWORKS: MenuEntry = {
  id: 'social-networks',
  type: 'router-link',
  to: '/user/social-networks',
  name: msg`Social networks`,
  icon: Link2,
  visible: (facts) => facts.hasAuthProviders,
}
const MANUAL: MenuEntry = {
  id: 'manual',
  type: 'modal',
  url: (facts) => facts.manualUrl,
  name: msg`User manual`,
  icon: BookText,
  visible: always,
}
const INSTRUCTION: MenuEntry = {
  id: 'instruction',
  type: 'modal',
  url: (facts) => facts.instructionUrl,
  name: msg`Instruction`,
  icon: CircleHelp,
  visible: always,
}
const CATALOG: MenuEntry = {
  id: 'catalog',
  type: 'router-link',
  to: '/catalog',
  name: msg`Catalog`,
  icon: Compass,
  visible: always,
}
const EXIT: MenuEntry = {
  id: 'exit',
  type: 'router-link',
  to: '/logout',
  name: msg`Log out`,
  icon: LogOut,
  visible: always,
}
const DELETE: MenuEntry = {
  id: 'delete',
  type: 'router-link',
  to: '/delete',
  name: msg`Delete account`,
  icon: Trash2,
  visible: always,
}
const MY_INFORMATION: MenuEntry = { ...EDIT, icon: User }

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

/** Account menu of the desktop header and the settings hub. */
export const SETTINGS_MENU: readonly MenuEntry[] = [
  EDIT,
  SETTINGS,
  POINTS,
  NETWORKS,
  SUPPORT,
  MANUAL,
  INSTRUCTION,
  EXIT,
]

/** Burger menu on phones. */
export const MOBILE_MENU: readonly MenuEntry[] = [
  MY_INFORMATION,
  NETWORKS,
  SETTINGS,
  HOMEWORK,
  CONSULTATIONS,
  SUBSCRIPTIONS,
  SUPPORT,
  CATALOG,
  DASHBOARD,
  EXIT,
  DELETE,
]
