import { type Text, tx } from './content/content.ts'

interface Community {
  id: number
  uniq: string
  title: Text
  slug: string
  chat_only: boolean
  course_ids: number[]
  faq_url: string | null
  custom_url: string | null
  telegram_chat_url: string | null
  have_subscription_landing_url: string | null
  no_have_subscription_landing_url: string | null
}

const club = (id: number, uniq: string, title: Text, courseIds: number[], chatOnly = false): Community => ({
  id,
  uniq,
  title,
  slug: uniq,
  chat_only: chatOnly,
  course_ids: courseIds,
  faq_url: `https://club.example/${uniq}/faq`,
  custom_url: null,
  telegram_chat_url: chatOnly ? `https://t.me/${uniq.replaceAll('-', '_')}_example` : null,
  have_subscription_landing_url: `https://club.example/${uniq}`,
  no_have_subscription_landing_url: `https://club.example/${uniq}/join`,
})

const COMMUNITIES: Record<string, Community[]> = {
  lumen: [
    club(5, 'street-together', tx('Street, together', 'Улица вместе', 'La calle, juntos'), [45]),
    club(6, 'portrait-table', tx('The portrait table', 'Портретный стол', 'La mesa del retrato'), [42], true),
    club(7, 'darkroom-evenings', tx('Darkroom evenings', 'Вечера в лаборатории', 'Noches de laboratorio'), []),
  ],
  kinetic: [club(8, 'kinetic-club', tx('Kinetic, together', 'Kinetic вместе', 'Kinetic, juntos'), [51])],
  demo: [club(9, 'bakers', tx('Bakers at dawn', 'Пекари на рассвете', 'Panaderos al alba'), [71])],
}

export const communitiesOf = (brand: string): Community[] => COMMUNITIES[brand] ?? []
