// Measures the built app against bare pages in the same run and prints ratios. Absolute figures depend on the machine, so nothing here
// fails. Options: `--runs 3`, `--only login,home,day,press,navigations,interactions,messages,chats`, `--dir` for another build than `dist/lumen`.
import { existsSync } from 'node:fs'
import { readOptions, readParts } from '../options.ts'
import { stop } from '../stop.ts'
import { buildApi, buildFloors, buildMessages } from './build-parts.ts'
import { measureChats } from './chats.ts'
import { drive, type Marks } from './measure.ts'
import { measureInteractions } from './interactions.ts'
import { measureNavigations } from './navigations.ts'
import { startServer } from './server.ts'

/** Its courses are what is opened below. */
const BRAND = 'lumen'
const options = readOptions({
  runs: { type: 'string', default: '5' },
  only: { type: 'string' },
  dir: { type: 'string', default: `dist/${BRAND}` },
})
const runs = Number(options.runs)
if (!(runs >= 1)) stop(`--runs: expected a number from 1, found "${options.runs}"`)
const PARTS = ['login', 'home', 'day', 'press', 'navigations', 'interactions', 'messages', 'chats'] as const
const only = readParts(PARTS, options.only)
const app = options.dir
if (!existsSync(app)) stop(`${app} is missing: BRAND=${BRAND} npm run build`)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const numbers = ({ taken }: Visited, mark: 'paint' | 'ready' | 'next' | 'blocked' | 'shift' | 'kB' | 'requests') =>
  taken.map((one) => one[mark]).filter((value) => value !== null)
const mid = (page: Visited, mark: Parameters<typeof numbers>[1]) => median(numbers(page, mark))

const { startApi, startChats } = await buildApi()
let world: ReturnType<typeof startApi> | undefined
/** A course of the mock world whose days have videos. */
const STREAM = { id: 9002, course: 'Light First', courseId: 41, day: 8, offeredDay: 12, lockedDay: 15 }
const CALENDAR = `/v/course/${STREAM.id}/calendar`
const V1 = '/spa/api/v1'
const floors = await buildFloors({
  home: {
    user: `${V1}/user?lang=en`,
    streams: `${V1}/user-course-streams?expand=course&lang=en`,
    config: `${V1}/domain-config?lang=en`,
    subscriptions: `${V1}/payment-subscription?lang=en`,
  },
  day: {
    user: `${V1}/user?lang=en`,
    stages: `${V1}/courses/${STREAM.courseId}/stages?expand=days%2Chomeworks%2Cscores&lang=en`,
    status: `${V1}/user-course-streams/${STREAM.id}/status?lang=en`,
  },
})
const server = await startServer({ app, base: '/v/', floors, media: 'mocks/media' }, (origin) => {
  world = startApi(origin, '/v/')
  return Promise.resolve(world.fetch)
})
const { origin } = server
const token = world?.token ?? ''

/** A page to be opened, and what each cold run of it took. */
interface Visited {
  path: string
  ready: string
  next?: string
  signedIn?: boolean
  taken: Marks[]
}

const visit = (path: string, wanted: Omit<Visited, 'path' | 'taken'>): Visited => ({ path, ...wanted, taken: [] })

/** Opens the pages that are compared in turn: a machine that gets slower or faster does so for all of them. */
async function coldInTurn(...pages: Visited[]): Promise<void> {
  for (let run = 0; run < runs; run += 1) for (const page of pages) page.taken.push(await cold(page))
}

/** One cold run. */
function cold({ path, ready, next, signedIn = false }: Visited): Promise<Marks> {
  const wanted = { ready, ...(next ? { next } : {}), ...(signedIn ? { token } : {}) }
  return drive(wanted, async ({ page, marks, waitFor }) => {
    await page.goto(origin + path, { waitUntil: 'commit' })
    await waitFor('ready')
    if (next) await waitFor('next')
    return marks()
  })
}

const row = (what: string, value: number, floor: number | null, goal: string) => {
  const ratio = floor === null ? '' : `${(value / floor).toFixed(2)} x ${floor.toFixed(0)}`
  console.log(`${what.padEnd(44)} ${value.toFixed(value < 10 ? 3 : 0).padStart(8)}  ${ratio.padEnd(14)} ${goal}`)
}

console.log(
  `${BRAND}, medians of ${runs}; ms, Slow 4G, processor slowed four times\n${''.padEnd(44)}     here  of the floor   goal`,
)
const stillPage = () => visit('/floors/static.html', { ready: 'field' })
if (only.includes('login')) {
  const still = stillPage()
  const floor = visit('/floors/login.html', { ready: 'field' })
  const login = visit('/v/', { ready: 'field', next: 'alive' })
  await coldInTurn(still, floor, login)
  row('login: first paint', mid(login, 'paint'), mid(still, 'paint'), '1.3')
  row('login: usable', mid(login, 'ready'), mid(still, 'ready'), '1.3')
  row('login: fully alive', mid(login, 'next'), mid(floor, 'ready'), '1.35')
  row('login: blocking time', mid(login, 'blocked'), null, `50 (floor ${mid(floor, 'blocked').toFixed(0)})`)
  row('login: layout shift', mid(login, 'shift'), null, '0')
  row(
    'login: kB and requests',
    mid(login, 'kB'),
    null,
    `${mid(login, 'requests')} requests; floor ${mid(floor, 'kB').toFixed(0)} kB`,
  )
  console.log(await typedEarly())
}
if (only.includes('home')) {
  const named = `named:${STREAM.course}`
  const still = stillPage()
  const floor = visit('/floors/home.html', { ready: named, signedIn: true })
  const home = visit('/v/home', { ready: `shown:${STREAM.course}`, next: named, signedIn: true })
  await coldInTurn(still, floor, home)
  row('home: first paint', mid(home, 'paint'), mid(still, 'paint'), '1.3')
  row('home: the course is named', mid(home, 'ready'), mid(floor, 'ready'), '1.35')
  row('home: its screen runs', mid(home, 'next'), mid(floor, 'ready'), '')
  row('home: blocking time', mid(home, 'blocked'), null, `80 (floor ${mid(floor, 'blocked').toFixed(0)})`)
  row('home: layout shift', mid(home, 'shift'), null, '0')
  row('home: kB', mid(home, 'kB'), null, `${mid(home, 'requests')} requests; floor ${mid(floor, 'kB').toFixed(0)} kB`)
}
const media = `${origin}/v/hls/`
if (only.includes('day')) {
  const playlists = ['64.m3u8', '64-240.m3u8']
    .map((file) => `m3u8=${encodeURIComponent(`${media}lumen/${file}`)}`)
    .join('&')
  const floor = visit(`/floors/day.html?${playlists}`, { ready: 'frame', signedIn: true })
  const day = visit(`${CALENDAR}/${STREAM.day}`, { ready: 'frame', signedIn: true })
  await coldInTurn(floor, day)
  row('day: first frame, cold', mid(day, 'ready'), mid(floor, 'ready'), '1.16')
  row('day: blocking time', mid(day, 'blocked'), null, `100 (floor ${mid(floor, 'blocked').toFixed(0)})`)
  row('day: layout shift', mid(day, 'shift'), null, '0')
  row('day: kB', mid(day, 'kB'), null, `${mid(day, 'requests')} requests; floor ${mid(floor, 'kB').toFixed(0)} kB`)
}
if (only.includes('press')) {
  const inCalendar = { path: CALENDAR, ready: 'named:Light' }
  const linkToDay = (day: number) => `a[href$="/calendar/${day}"]`
  for (const { what, path, ready, link, playlist } of [
    {
      what: 'a lesson',
      path: `${CALENDAR}/${STREAM.day}`,
      ready: 'frame',
      link: 'a[href*="lesson="]:not([aria-current])',
      playlist: 'vertical/64.m3u8',
    },
    { what: 'a day', ...inCalendar, link: linkToDay(STREAM.day), playlist: 'lumen/64.m3u8' },
    { what: 'the day on offer', ...inCalendar, link: linkToDay(STREAM.offeredDay), playlist: 'lumen/252.m3u8' },
  ]) {
    const floor = `/floors/day.html?press=1&m3u8=${encodeURIComponent(media + playlist)}`
    const bare: number[] = []
    const here: number[] = []
    for (let run = 0; run < runs; run += 1) {
      bare.push(await pressed(floor, 'named:Lesson', 'a'))
      here.push(await pressed(path, ready, link))
    }
    row(`first frame after a press on ${what}`, median(here), median(bare), '1.15')
  }
}
if (only.includes('navigations')) await measureNavigations({ origin, token }, console.log)
if (only.includes('interactions'))
  await measureInteractions(
    { origin, token, streamId: STREAM.id, day: STREAM.day, lockedDay: STREAM.lockedDay },
    console.log,
  )
if (only.includes('messages')) {
  const { mergeAll } = await buildMessages()
  for (const perPage of [10, 50]) {
    const { first, again } = mergeAll(perPage)
    const repeated = `again as they are ${again.toFixed(2)}`
    console.log(
      `20,000 messages in pages of ${perPage}: ${first.toFixed(2)} s of processor time, ${repeated} (goal 0.5)`,
    )
  }
}
server.close()
if (only.includes('chats')) {
  let chats: ReturnType<typeof startChats> | undefined
  const places = { app, base: '/v/', floors, media: 'mocks/media' }
  const own = await startServer(places, (at) => {
    chats = startChats(at, '/v/')
    return Promise.resolve(chats.fetch)
  })
  if (chats) await measureChats({ ...chats, origin: own.origin }, row)
  own.close()
}
process.exit(0)

/** Text typed and submitted before the code is there: whether it stays, and how often it was sent. */
async function typedEarly(): Promise<string> {
  const before = world?.received('auth/login') ?? 0
  const kept = await drive({ ready: 'field', next: 'alive' }, async ({ page, waitFor, quiet }) => {
    await page.goto(`${origin}/v/`, { waitUntil: 'commit' })
    await waitFor('ready')
    await page.locator('input[name=email]').fill('vera.sokolova@mail.example')
    await page.locator('input[name=password]').fill('not the right one')
    await page.keyboard.press('Enter')
    await waitFor('next')
    const value = await page.locator('#root input[name=email]').inputValue()
    await quiet()
    return value === 'vera.sokolova@mail.example'
  })
  return `login: typed text ${kept ? 'kept' : 'LOST'}; early submit sent ${(world?.received('auth/login') ?? 0) - before} times (goal: kept, 1)`
}

/** From a press on a link to the first frame, in ms, with everything that can be prefetched already there. */
function pressed(path: string, ready: string, link: string): Promise<number> {
  return drive({ ready, token }, async ({ page, waitFor, quiet }) => {
    await page.goto(origin + path, { waitUntil: 'commit' })
    await waitFor('ready')
    await quiet()
    const target = page.locator(link).filter({ visible: true }).first()
    await target.scrollIntoViewIfNeeded()
    await page.evaluate(() =>
      document.addEventListener('click', () => window.bench.restart('frame'), { capture: true, once: true }),
    )
    await target.tap()
    await waitFor('next')
    return page.evaluate(() => window.bench.next ?? Number.NaN)
  })
}
