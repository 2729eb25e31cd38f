import { PASSWORD } from '../../mocks/world/seed/people.ts'
import { CLOCK, placed } from '../a11y/place.ts'
import { address, type Situation } from '../e2e/app.ts'
import { MAIN } from '../e2e/people.ts'
import { choose, find, gone, press, reads, set, settled, type Tab, until, write } from './tab.ts'

/** A way through one part of the app, in the words of somebody who goes it. */
export interface Journey {
  name: string
  run(tab: Tab, photo: string): Promise<void>
}

const go = async (tab: Tab, path: string, situation: Situation = {}) => {
  await tab.open(address('lumen', placed(path, 'lumen', 'main'), { scenario: 'main', clock: CLOCK, ...situation }))
  await settled(tab)
}

/** Opens an address of the world as it is now. */
const goOn = async (tab: Tab, path: string) => {
  await tab.open(address('lumen', placed(path, 'lumen', 'main')))
  await settled(tab)
}

const isAt = (tab: Tab, path: RegExp) =>
  until(`address ${path}`, () => tab.ask((source) => new RegExp(source).test(location.pathname), path.source))

const received = (tab: Tab, method: string, path: RegExp, times: number) =>
  until(`${times} × ${method} ${path}`, () =>
    tab.ask(
      (wanted, source, count) =>
        window.mockWorld.requests.filter((one) => one.method === wanted && new RegExp(source).test(one.path)).length ===
        count,
      method,
      path.source,
      times,
    ),
  )

/** Whether the engine keeps files in a database: WebKit does not in a session that ends with its window, as a driver's does. */
const keepsFiles = (tab: Tab) =>
  tab.ask(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('keeps-files')
        opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('files'))
        opening.addEventListener('error', () => resolve(false))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('files', 'readwrite')
          change.objectStore('files').put(new Blob(['a']), 1)
          change.addEventListener('complete', () => resolve(true))
          change.addEventListener('abort', () => resolve(false))
        })
      }),
  )

const focusIsOn = (tab: Tab, selector: string) =>
  until(`focus in ${selector}`, () => tab.ask((one) => document.activeElement?.closest(one) !== null, selector))

export const JOURNEYS: Journey[] = [
  {
    name: 'from the sign-in to a day whose video plays and stands',
    async run(tab) {
      await tab.open(address('lumen', '/', { scenario: 'fresh', clock: CLOCK }))
      await settled(tab)
      await write(tab, 'Email', MAIN)
      await write(tab, 'Password', PASSWORD)
      await press(tab, 'button', 'Sign in')
      await isAt(tab, /\/v\/home$/)
      await settled(tab)
      await press(tab, 'link', /^(Start|Continue) day \d+$/)
      await isAt(tab, /\/calendar\/\d+$/)
      await settled(tab)
      await press(tab, 'button', 'Play')
      const played = (seconds: number) =>
        tab.ask((least) => (document.querySelector('video')?.currentTime ?? 0) > least, seconds)
      await until('the lesson plays', () => played(1))
      // By its key: the controls hide from a pointer that does not move.
      await tab.type('k')
      await until('the lesson stands', () => tab.ask(() => document.querySelector('video')?.paused === true))
    },
  },
  {
    name: 'a day is finished',
    async run(tab) {
      await go(tab, '/course/$streamId/calendar/$dayNumber')
      await find(tab, { role: 'button', name: /^Finish day \d+/ })
      await press(tab, 'button', /^Finish day \d+/)
      await reads(tab, /Day \d+ is done/)
      await tab.key('Escape')
      await gone(tab, { role: 'dialog', name: /Day \d+ is done/ })
    },
  },
  {
    name: 'homework with a photo, sent and answered',
    async run(tab, photo) {
      await go(tab, '/homework')
      await press(tab, 'link', /Not sent|In \d+ days|Needed/)
      await isAt(tab, /\/homework\/\d+\/\d+/)
      await settled(tab)
      await choose(tab, 'input[type=file]', photo)
      await reads(tab, /Uploaded/)
      if (await tab.ask(() => document.querySelector('input[type=checkbox]') !== null))
        await press(tab, 'checkbox', /./)
      await press(tab, 'textbox', /./)
      await tab.type('One lamp, ninety degrees.')
      await press(tab, 'button', 'Send for review')
      await reads(tab, /On checking/)
      await received(tab, 'POST', /user-homework\/\d+$/, 1)
      await tab.ask(() => window.mockWorld.expertAnswers())
      await tab.ask(() => void window.dispatchEvent(new Event('visibilitychange')))
      await reads(tab, /Approved/)
    },
  },
  {
    name: 'a message with a photo that waits through a reload and arrives once',
    async run(tab, photo) {
      await go(tab, '/chat/$chatId', { fault: 'L19:offline' })
      if (await keepsFiles(tab)) await choose(tab, 'input[type=file]', photo)
      await write(tab, 'Message', 'Written in the train')
      await press(tab, 'button', 'Send')
      await reads(tab, /Written in the train .*Waiting for the network/)
      await goOn(tab, '/chat/$chatId')
      await reads(tab, /Written in the train/)
      await tab.ask(() => window.mockWorld.setFault('L19', null))
      await tab.ask(() => void window.dispatchEvent(new Event('online')))
      await reads(tab, /Written in the train (?:(?!Waiting|Sending).)*Sent/)
      await goOn(tab, '/chat/$chatId')
      await reads(tab, /Written in the train (?:(?!Waiting|Sending).)*Sent/)
      // The list beside the conversation names it, too.
      const copies = await tab.ask(
        () =>
          [...document.querySelectorAll('article')].filter(({ textContent }) =>
            textContent.includes('Written in the train'),
          ).length,
      )
      if (copies !== 1) throw new Error(`the message stands there ${copies} times`)
    },
  },
  {
    name: 'earlier messages come in above without moving the reader',
    async run(tab) {
      await tab.open(address('lumen', '/chat', { scenario: 'chat-20000' }))
      await settled(tab)
      await press(tab, 'link', /Daniel Ferrer|Light First/)
      await until('the conversation', () => tab.ask(() => document.querySelectorAll('article').length > 5))
      const { jumps, arrivals } = await tab.ask(async () => {
        const isLong = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 500
        let list = document.querySelector('article')?.parentElement
        while (list && !isLong(list)) list = list.parentElement
        if (!list) return { jumps: ['no conversation that scrolls'], arrivals: 0 }
        const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const pages = () => window.mockWorld.requests.filter(({ path }) => path.endsWith('/messages')).length
        /** Where an article stands once it has stood there for some frames. */
        const placeOf = async (one: Element) => {
          let place = Number.NaN
          for (let still = 0; still < 5; still += 1) {
            await drawn()
            const { top } = one.getBoundingClientRect()
            if (top !== place) still = 0
            place = top
          }
          return place
        }
        const asked = pages()
        const moved: string[] = []
        for (let turn = 0; turn < 150 && pages() < asked + 3; turn += 1) {
          const edge = list.getBoundingClientRect().top
          const first = [...list.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top >= edge)
          if (!first) return { jumps: [...moved, `turn ${turn}: nothing in view`], arrivals: pages() - asked }
          const before = await placeOf(first)
          const by = Math.min(120, list.scrollTop)
          list.scrollTop -= by
          const after = await placeOf(first)
          if (first.isConnected && (after < before - 1 || after > before + by + 1))
            moved.push(`turn ${turn}: ${after - before} px, scrolled by ${by}`)
        }
        return { jumps: moved, arrivals: pages() - asked }
      })
      if (jumps.length > 0) throw new Error(jumps.join(', '))
      if (arrivals < 3) throw new Error(`earlier messages were asked for ${arrivals} times`)
    },
  },
  {
    name: 'a form over a screen takes the focus, keeps it and gives it back',
    async run(tab) {
      await go(tab, '/user/settings')
      await press(tab, 'link', 'Delete account')
      await find(tab, { role: 'button', name: 'Keep it' })
      await focusIsOn(tab, 'dialog, [role=alertdialog]')
      for (let turn = 0; turn < 6; turn += 1) {
        await tab.key('Tab')
        const isOutside = await tab.ask(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog, [role=alertdialog]'),
        )
        if (isOutside) throw new Error('Tab led out of the question')
      }
      await tab.key('Escape')
      await gone(tab, { role: 'button', name: 'Keep it' })
      await focusIsOn(tab, 'main')
    },
  },
  {
    name: 'a reminder, the language and what a date is called in it',
    async run(tab) {
      await go(tab, '/user/points/history', { lang: 'ru' })
      await reads(tab, /июн[ья]/)
      await goOn(tab, '/user/settings')
      await reads(tab, /Настройки/)
      await goOn(tab, '/user/settings/reminders')
      await press(tab, 'link', 'Добавить напоминание, суббота')
      await find(tab, { role: 'heading', name: 'Новое напоминание' })
      await set(tab, 'Время', '06:45')
      await press(tab, 'button', 'Сохранить')
      await find(tab, { role: 'link', name: 'Изменить напоминание в 06:45, суббота' })
    },
  },
  {
    name: 'a subscription is cancelled with a reason and resumed',
    async run(tab) {
      await go(tab, '/user/subscriptions')
      await press(tab, 'link', 'Manage Lumen Annual')
      await press(tab, 'link', 'Cancel the subscription')
      await press(tab, 'radio', 'Not enough time')
      await press(tab, 'button', 'Cancel the subscription')
      await reads(tab, /The subscription is cancelled/)
      await press(tab, 'button', 'Resume the subscription')
      await find(tab, { role: 'heading', name: 'Next payment' })
    },
  },
  {
    name: 'a video consultation is booked, and support is written to',
    async run(tab) {
      await go(tab, '/videoconsultations')
      await press(tab, 'link', 'Book a time: Half an hour on your light')
      await press(tab, 'button', /^Wednesday,? 17 June/)
      await set(tab, 'Time', '18:30')
      await press(tab, 'textbox', 'What would you like to talk about?')
      await tab.type('Why does the cup look flat?')
      await press(tab, 'button', 'Book the consultation')
      await reads(tab, /Waiting for confirmation/)
      await goOn(tab, '/support/1')
      await press(tab, 'textbox', 'What happened?')
      await tab.type('The third window stays dark.')
      await press(tab, 'button', 'Send')
      await reads(tab, /Message sent/)
    },
  },
]
