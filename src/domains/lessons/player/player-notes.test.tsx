import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorDetails, ErrorTypes, Events } from 'hls.js'
import Hls from 'hls.js/light'
import { WifiOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeToken } from '#/api/token-store'
import { sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { Segmented } from '#/ui/fields/segmented'
import { LiveRegion } from '#/ui/page/live-region'
import { renderUi } from '../../../../tests/render-ui'
import { Player } from './player'
import { PlayerMessage, PlayerTrouble, ResumeNote } from './player-notes'
import { readPlace } from './resume/resume-store'

const video = () => document.querySelector('video')!

const renderPlayer = (props: Pick<ComponentProps<typeof Player>, 'source' | 'overlay'>) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Player
        learnerId={7}
        lessonId={811}
        view="do"
        sheet={{ shown: null, open: () => undefined, close: () => undefined }}
        onVideo={() => undefined}
        onReload={async () => {}}
        {...props}
      />
    </QueryClientProvider>,
  )

it('a video that fails while it plays says where it was, and goes on from there', async () => {
  localStorage.clear()
  localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  writeToken('a-token')
  const attached = vi.spyOn(Hls.prototype, 'attachMedia')
  onTestFinished(() => attached.mockRestore())
  await renderPlayer({ source: sampleVideo({ mp4: null }) })
  await video().play()
  video().currentTime = 30
  await expect.poll(() => video().currentTime).toBeGreaterThan(30)
  const [hls] = attached.mock.contexts
  if (!(hls instanceof Hls)) throw new Error('The player does not use the library')
  // The server no longer has the segments.
  hls.trigger(Events.ERROR, {
    fatal: true,
    type: ErrorTypes.NETWORK_ERROR,
    details: ErrorDetails.FRAG_LOAD_ERROR,
    error: new Error('404'),
    response: { code: 404, text: '', url: '' },
  })
  await expect.element(page.getByText(/Your place is saved at 0:3\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => video().currentTime).toBeGreaterThanOrEqual(30)
  await video().play()
  await expect.poll(() => video().currentTime).toBeGreaterThan(30.5)
  video().pause()
  await expect.poll(() => readPlace({ learnerId: 7, lessonId: 811, view: 'do' }, 64)).toBeGreaterThanOrEqual(30)
})

it.each([305, 320, 375, 390])(
  'what the picture would have over it has room beside the button of a message: %d',
  async (width) => {
    await page.viewport(width, 640)
    const source = sampleVideo({ m3u8: null, mp4: null })
    const choice = [
      { value: 'explain', label: 'Объяснение' },
      { value: 'do', label: 'Практика' },
    ]
    await renderPlayer({
      source,
      overlay: <Segmented label="What to watch" options={choice} value="do" onChange={() => undefined} onMedia />,
    })
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    const box = (part: Element) => part.getBoundingClientRect()
    const over = box(page.getByRole('radiogroup').element())
    const button = box(retry.element())
    expect(over.left - button.right).toBeGreaterThanOrEqual(8)
    // On one line: neither is below the picture's edge.
    expect(Math.abs(over.top + over.bottom - button.top - button.bottom)).toBeLessThan(2)
    expect(over.top).toBeGreaterThanOrEqual(box(page.getByRole('alert').element()).bottom + 4)
    const picture = box(page.getByRole('region', { name: 'Video player' }).element())
    expect(over.bottom).toBeLessThanOrEqual(picture.bottom - 2)
    expect(over.right).toBeLessThanOrEqual(picture.right)
  },
)

/** In the longest of the three languages, over the picture of the narrowest phone. */
async function showOnSmallPhone() {
  await page.viewport(320, 640)
  await renderUi(
    <div data-testid="picture" className="relative aspect-16/9" style={{ width: 320 }}>
      <PlayerMessage
        icon={WifiOff}
        over="Sin internet"
        title="No podemos reproducir este vídeo sin internet"
        onRetry={() => {}}
      >
        Hemos guardado tu posición: 4:12. El resto de la lección está disponible.
      </PlayerMessage>
    </div>,
  )
}

const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const picture = () => box(page.getByTestId('picture').element())

test('fits into the picture of the narrowest phone', async () => {
  await showOnSmallPhone()
  expect(box(document.querySelector('svg')).top).toBeGreaterThanOrEqual(picture().top + 2)
  expect(box(page.getByRole('button').element()).bottom).toBeLessThanOrEqual(picture().bottom - 2)
})

test('where the text is enlarged, it begins in the picture and scrolls to its button', async () => {
  const root = document.documentElement
  root.style.fontSize = '200%'
  onTestFinished(() => void root.style.removeProperty('font-size'))
  await showOnSmallPhone()
  expect(box(document.querySelector('svg')).top).toBeGreaterThanOrEqual(picture().top)
  const button = page.getByRole('button').element()
  button.scrollIntoView({ block: 'nearest' })
  expect(box(button).bottom).toBeLessThanOrEqual(picture().bottom + 1)
  expect(box(button).top).toBeGreaterThanOrEqual(picture().top)
})

it('is read out once, by a region that stood before it came', async () => {
  const shown = (at: number | null) => (
    <>
      <LiveRegion />
      <ResumeNote at={at} onStartOver={() => {}} />
    </>
  )
  const { rerender } = await renderUi(shown(null))
  const region = page.getByRole('status').element()
  expect(region.textContent).toBe('')
  await rerender(<>{shown(222)}</>)
  await expect.poll(() => region.textContent).toBe('Resumed at 3:42')
  const spoken = region.firstElementChild
  await rerender(<>{shown(222)}</>)
  expect(region.firstElementChild).toBe(spoken)
})

it('a picture of the video that did not come leaves no broken one behind the words', async () => {
  const screen = await renderUi(
    <PlayerTrouble trouble="offline" at={0} length={64} poster="/none.jpg" overlay={null} onRetry={() => undefined} />,
  )
  await expect.element(screen.getByText("We can't play this video without the Internet")).toBeVisible()
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
})
