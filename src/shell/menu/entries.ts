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
import { type MenuEntry, screenEntry } from './entry'

export const HOMEWORK = screenEntry('homeworks', '/homework', msg`Homework`, NotebookPen, { sections: ['task'] })
export const CONSULTATIONS = screenEntry(
  'video-consultations',
  '/videoconsultations',
  msg`Video consultations`,
  Video,
  {
    visible: (facts) => facts.videoConsultationSupport,
  },
)
export const SUPPORT = screenEntry('support', '/support', msg`Support`, LifeBuoy)
export const SUBSCRIPTIONS = screenEntry('subscriptions', '/user/subscriptions', msg`Subscriptions`, Wallet, {
  aliases: ['/user/subscription'],
})
export const DASHBOARD: MenuEntry = {
  id: 'dashboard',
  type: 'link',
  href: (facts) => facts.adminUrl,
  name: msg`Dashboard`,
  icon: LayoutDashboard,
  visible: (facts) => facts.isAdmin,
}
export const SETTINGS = screenEntry('settings', '/user/settings', msg`Settings`, Settings2, {
  aliases: ['/user/setting', '/user/timeline', '/user/installments'],
})

/** The sidebar's entries, in the order of the specification. */
export const MAIN_MENU: readonly MenuEntry[] = [
  screenEntry('courses', '/home', msg`My courses`, BookOpen, { sections: ['home', 'course', 'catalog'] }),
  {
    id: 'community',
    type: 'club',
    modal: 'communities',
    name: msg`Community`,
    icon: Users,
    visible: ({ communityUrl, communities }) => communityUrl !== null && communities.some(({ chatOnly }) => !chatOnly),
  },
  HOMEWORK,
  screenEntry('messages', '/chat', msg`Messages`, MessageCircle, {
    visible: (facts) => facts.chatSupport,
    unread: (facts) => facts.unread,
  }),
  CONSULTATIONS,
  SUPPORT,
  SUBSCRIPTIONS,
  DASHBOARD,
]
