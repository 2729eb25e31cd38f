import { lateFileOf, readModuleFiles } from '../module-files.ts'
import { address, expect, received, settled, test } from './app.ts'

const ofBuild = (module: string) =>
  lateFileOf(module, readModuleFiles(process.env['MOCK_DIST'] ?? 'dist-mock', 'kinetic'))

test('a brand without chats shows, asks for and loads nothing of them, and tells of no message', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  for (const [width, path] of [
    [1440, '/courses'],
    [390, '/tasks'],
    [390, '/home'],
    [1440, '/home'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address('kinetic', path, { scenario: 'main' }))
    await settled(page)
    await expect(page.getByRole('link', { name: /Messages|Chat/ })).toHaveCount(0)
    await expect(page.getByText(/unread message/)).toHaveCount(0)
    expect(await received(page, 'GET', /chats|consultations/)).toBe(0)
  }
  const title = await page.title()
  // What loads in idle time has come with the code that hears of events.
  const hears = ofBuild('src/shell/realtime/start-realtime.ts')
  await expect.poll(() => loaded.some((path) => path.endsWith(hears))).toBe(true)
  const tell = (id: number) =>
    page.evaluate(async (messageId) => {
      await window.mockWorld.change((world) => {
        const [learner] = world.learners
        const [chat] = learner?.chats ?? []
        const message = {
          id: messageId,
          chat_id: chat?.id ?? 1,
          message: 'A word from an expert',
          created_at: 1_772_712_000,
          employee: { id: 17, first_name: 'Mira', is_expert: true },
        }
        // What is told is returned.
        const data = { chat_id: message.chat_id, stream_id: null, message }
        return [{ learnerId: learner?.id ?? 0, type: 'chat_message', data }] as never
      })
      await window.mockWorld.notify('News from school')
    }, id)
  // The socket opens once the page is idle; what is told before that is lost.
  let id = 9_000_000
  await expect(async () => {
    await tell((id += 1))
    await expect(page.getByText('News from school')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByText(/word from an expert|new message/)).toHaveCount(0)
  expect(await page.title()).toBe(title)
  expect(await received(page, 'GET', /chats|consultations/)).toBe(0)
  const ofChats = ['chats-screen', 'chats-skeleton'].map((name) =>
    ofBuild(`src/domains/conversations/screens/${name}.tsx`),
  )
  expect(loaded.filter((path) => ofChats.some((file) => path.endsWith(file)))).toEqual([])
})
