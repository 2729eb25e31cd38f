import { msg } from '@lingui/core/macro'
import { BookText, CircleHelp, Compass, Link2, LogOut, PencilLine, ReceiptText, Trash2, User } from 'lucide-react'
import { CONSULTATIONS, DASHBOARD, HOMEWORK, SETTINGS, SUBSCRIPTIONS, SUPPORT } from './entries'
import type { MenuEntry } from './entry'

const always = () => true

const EDIT: MenuEntry = {
  id: 'user-edit',
  type: 'router-link',
  to: '/user/edit',
  name: msg`My information`,
  icon: PencilLine,
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
