import { type Text, tx } from './content/content.ts'
import type { BannerState, Lang, World } from './model.ts'
import { coursesOf } from './school.ts'
import { artUrl } from './site.ts'

/** A banner of the school, everywhere and for everybody unless `more` says otherwise. */
export const bannerOf = (id: number, title: Text, more: Partial<BannerState> = {}): BannerState => ({
  id,
  title,
  text: null,
  type: 'image',
  art: null,
  url: null,
  buttonText: null,
  platforms: [],
  positions: [],
  placements: [],
  conditions: {},
  ...more,
})

/** By position: the placements that a banner of its own stands at; the sidebar's is one for all of them. */
const PLACES: Record<string, readonly string[]> = {
  home: ['top', 'beforeCourse', 'mainPage', 'catalog', 'bottom'],
  courses: ['top', 'beforeCourse', 'bottom'],
  calendar: ['top', 'beforeStage', 'bottom'],
  day: ['top', 'beforeLessons', 'insteadVideo', 'afterVideo', 'bottom'],
  homeworks: ['top', 'bottom'],
  videoconsultations: ['top', 'bottom'],
  support: ['top', 'bottom'],
  settings: ['top', 'bottom'],
}

/** A banner at every place of the app, those at the top with a picture, each named after its place. */
export function bannersEverywhere(world: World): BannerState[] {
  const art = coursesOf(world)[0]?.art ?? null
  const places = Object.entries(PLACES).flatMap(([position, all]) => all.map((placement) => ({ position, placement })))
  const own = places.map(({ position, placement }, n) =>
    bannerOf(3301 + n, named(position, placement), {
      type: placement === 'bottom' ? 'text' : 'image',
      art,
      text: tx(
        '<p>Three weeks, <b>from 1 July</b>.</p>',
        '<p>Три недели, <b>с 1 июля</b>.</p>',
        '<p>Tres semanas, <b>desde el 1 de julio</b>.</p>',
      ),
      url: 'https://school.example/spring',
      buttonText: tx('Look', 'Смотреть', 'Ver'),
      positions: [position],
      placements: [placement],
    }),
  )
  return [
    ...own,
    bannerOf(3390, tx('In the sidebar', 'На боковой панели', 'En la barra lateral'), {
      positions: ['all'],
      placements: ['sidebar'],
    }),
  ]
}

const named = (position: string, placement: string): Text =>
  tx(
    `Summer intensive: ${position}, ${placement}`,
    `Летний интенсив: ${position}, ${placement}`,
    `Intensivo de verano: ${position}, ${placement}`,
  )

/** What the app has learned to do. */
export function newFeaturesOf(world: World): BannerState[] {
  const art = coursesOf(world)[0]?.art ?? null
  return [
    bannerOf(
      3401,
      tx('Transcripts under every lesson', 'Расшифровка под каждым уроком', 'Transcripción bajo cada lección'),
      {
        art,
        text: tx(
          '<p>Search what was said and jump to that second.</p>',
          '<p>Ищите сказанное и переходите к нужной секунде.</p>',
          '<p>Busca lo que se dijo y salta a ese segundo.</p>',
        ),
      },
    ),
    bannerOf(3402, tx('A pause when you need one', 'Пауза, когда она нужна', 'Una pausa cuando la necesites'), {
      type: 'text',
    }),
  ]
}

/** A banner as the server gives it in a language. */
export function bannerWireOf(banner: BannerState, lang: Lang) {
  const { id, title, text, type, art, url, buttonText, platforms, positions, placements, conditions } = banner
  return {
    id,
    sort: id,
    title: title[lang],
    type,
    text: text && text[lang],
    url,
    button_text: buttonText && buttonText[lang],
    image: art === null ? null : artUrl(art),
    platforms,
    positions,
    placements,
    analytic_product_name: `product_${id}`,
    analytic_school_title: 'school',
    ...conditions,
  }
}
