import { msg } from '@lingui/core/macro'
import {
  AlarmClock,
  Bell,
  BookText,
  CalendarClock,
  CalendarRange,
  ChartNoAxesColumn,
  CircleHelp,
  Compass,
  CreditCard,
  KeyRound,
  Link2,
  LogOut,
  PencilLine,
  ReceiptText,
  Trash2,
  User,
} from 'lucide-react'
import { CONSULTATIONS, DASHBOARD, HOMEWORK, SETTINGS, SUBSCRIPTIONS, SUPPORT } from './entries'
import { type InnerEntry, type MenuEntry, screenEntry } from './entry'

const EDIT = screenEntry('user-edit', '/user/edit', msg`My information`, PencilLine)
const NETWORKS = screenEntry('social-networks', '/user/social-networks', msg`Social networks`, Link2, {
  visible: (facts) => facts.hasAuthProviders,
})
/** Leads to the question alone: nothing happens by opening it. */
const DELETE = screenEntry('delete', '/delete', msg`Delete account`, Trash2)
const EXIT = screenEntry('exit', '/logout', msg`Log out`, LogOut)

/** Account menu of the desktop header and the settings hub. */
export const SETTINGS_MENU: readonly InnerEntry[] = [
  EDIT,
  SETTINGS,
  screenEntry('points', '/user/points', msg`Points`, ReceiptText, {
    note: ({ points }) => (points === null ? null : String(points)),
  }),
  NETWORKS,
  SUPPORT,
  { id: 'manual', type: 'modal', url: (facts) => facts.manualUrl, name: msg`User manual`, icon: BookText },
  { id: 'instruction', type: 'modal', url: (facts) => facts.instructionUrl, name: msg`Instruction`, icon: CircleHelp },
  EXIT,
]

/** What stands in the settings hub besides. */
export const MORE_SETTINGS: readonly InnerEntry[] = [
  screenEntry('timeline', '/user/timeline', msg`Payments and dates`, CalendarRange),
  screenEntry('installments', '/user/installments', msg`Instalments`, CalendarClock),
  screenEntry('payment-methods', '/user/settings/user-payment-methods', msg`Payment methods`, CreditCard),
  screenEntry('statistics', '/user/statistics', msg`Your statistics`, ChartNoAxesColumn),
  screenEntry('password', '/user/settings/password', msg`Password`, KeyRound),
  screenEntry('notifications', '/user/settings/notifications', msg`Notifications`, Bell),
  screenEntry('reminders', '/user/settings/reminders', msg`Reminders`, AlarmClock),
  DELETE,
]

/** Burger menu on phones. */
export const MOBILE_MENU: readonly MenuEntry[] = [
  { ...EDIT, icon: User },
  NETWORKS,
  SETTINGS,
  HOMEWORK,
  CONSULTATIONS,
  SUBSCRIPTIONS,
  SUPPORT,
  screenEntry('catalog', '/catalog', msg`Catalog`, Compass),
  DASHBOARD,
  EXIT,
  DELETE,
]
