import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../tests/render-ui'
import { Transcript } from '../transcript/transcript'
import { Captions } from './captions'

test.each([
  ['once, if they are on', true, 1],
  ['not at all, if they are off', false, 0],
])('beside a transcript, the full screen of an iPhone shows captions %s', async (_which, areOn, times) => {
  const url = URL.createObjectURL(new Blob(['WEBVTT\n\n00:00.000 --> 00:02.000\nOne lamp.\n'], { type: 'text/vtt' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  const subtitle = { url, languageCode: 'en', label: 'English', name: 'English' }
  const video = document.createElement('video')
  const shownAt = (event: 'webkitbeginfullscreen' | 'webkitendfullscreen') => {
    video.dispatchEvent(new Event(event))
    return [...video.textTracks].filter(({ mode }) => mode === 'showing').length
  }
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      {areOn && <Captions video={video} subtitle={subtitle} isRaised={false} />}
      <Transcript video={video} subs={[subtitle]} lessonTitle="Lamps" practice={null} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('button', { name: /^0:00/ })).toBeVisible()
  await expect.poll(() => shownAt('webkitbeginfullscreen')).toBe(times)
  expect(shownAt('webkitendfullscreen')).toBe(0)
})
