import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorDetails, ErrorTypes, Events } from 'hls.js'
import Hls from 'hls.js/light'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../tests/render-ui'
import { writeToken } from '#/api/token-store'
import { sampleVideo } from '../lesson-fixtures'
import { Player } from './player'
import { readPlace } from './resume-store'

const video = () => document.querySelector('video')!

it('a video that fails while it plays says where it was, and goes on from there', async () => {
  localStorage.clear()
  localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  writeToken('a-token')
  const attached = vi.spyOn(Hls.prototype, 'attachMedia')
  onTestFinished(() => attached.mockRestore())
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Player
        source={sampleVideo({ mp4: null })}
        learnerId={7}
        lessonId={811}
        view="do"
        sheet={{ isOpen: false, open: () => undefined, close: () => undefined }}
        onVideo={() => undefined}
        onReload={() => undefined}
      />
    </QueryClientProvider>,
  )
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
