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

interface Article {
  id: number
  external_id: string
  title: Text
  labels: Text[]
  art: string
  /** Seconds since it was published. */
  age: number
  count_views: number
  liked: boolean
  is_favourite: boolean
  url: string
  sort: number
}

const DAY_S = 86_400
const LIGHT = tx('light', 'свет', 'luz')
const STREET = tx('street', 'улица', 'calle')
const REVIEW = tx('review', 'разбор', 'revisión')
const BREAD = tx('bread', 'хлеб', 'pan')

let order = 0
function article(external_id: string, title: Text, art: string, more: Partial<Article> = {}): Article {
  order += 1
  return {
    id: 9100 + order,
    external_id,
    title,
    labels: [],
    art,
    age: order * 3 * DAY_S,
    count_views: 0,
    liked: false,
    is_favourite: false,
    url: `https://club.example/${external_id}/articles/${9100 + order}`,
    sort: order,
    ...more,
  }
}

const ARTICLES: Record<string, Article[]> = {
  lumen: [
    article(
      'street-together',
      tx('Wait for the second person', 'Дождитесь второго человека', 'Espera a la segunda persona'),
      'lumen-street-slowly',
      { labels: [STREET], count_views: 318, is_favourite: true },
    ),
    article(
      'street-together',
      tx('Ten frames at the same corner', 'Десять кадров на одном углу', 'Diez fotos en la misma esquina'),
      'lumen-night-city',
      { labels: [STREET, REVIEW], count_views: 1204, liked: true },
    ),
    article(
      'street-together',
      tx('What rain does to light', 'Что дождь делает со светом', 'Lo que la lluvia le hace a la luz'),
      'lumen-colour-structure',
      { labels: [LIGHT], count_views: 1 },
    ),
    article(
      'darkroom-evenings',
      tx('The first blue print', 'Первый синий отпечаток', 'La primera copia azul'),
      'lumen-cyanotype',
      { labels: [REVIEW], count_views: 87 },
    ),
  ],
  demo: [
    article(
      'bakers',
      tx('The crust begins with steam', 'Корка начинается с пара', 'La corteza empieza con vapor'),
      'demo-bread',
      {
        labels: [BREAD],
        count_views: 42,
      },
    ),
  ],
}

/** The articles of these communities. */
export const articlesOf = (brand: string, uniqs: readonly string[]): Article[] =>
  (ARTICLES[brand] ?? []).filter(({ external_id }) => uniqs.includes(external_id))
