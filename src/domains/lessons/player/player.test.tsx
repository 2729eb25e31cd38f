import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { writeToken } from '#/api/token-store'
import { sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import type { Video } from '#/domains/study/model'
import { Player } from './player'
import { notePlace } from './resume/resume-store'

let element: HTMLVideoElement | null = null
const onVideo = (video: HTMLVideoElement | null) => {
  element = video
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <div style={{ width: 860 }}>{children}</div>
      </QueryClientProvider>
    </I18nProvider>
  )
}

const NO_SHEET = { shown: null, open: () => undefined, close: () => undefined }

const WATCHED = { learnerId: 7, lessonId: 811, view: 'do' as const }

const show = (video: Video = sampleVideo(), onReload = async () => {}) =>
  render(
    <Player
      key={video.id}
      source={video}
      learnerId={7}
      lessonId={811}
      view="do"
      sheet={NO_SHEET}
      onVideo={onVideo}
      onReload={onReload}
    />,
    {
      wrapper: Frame,
    },
  )

const playedPast = async (seconds: number) => {
  await expect.poll(() => element?.currentTime).toBeGreaterThan(seconds)
}

beforeEach(async () => {
  i18n.load('en', {})
  i18n.activate('en')
  localStorage.clear()
  writeToken('a-token')
  // Headless browsers refuse sound without a gesture.
  localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  await page.viewport(1000, 700)
})
afterEach(() => onlineManager.setOnline(true))

it('plays HLS, seeks, changes speed and resumes where it was left', async () => {
  const first = await show()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.5)
  // Paused first: while the video plays, the bar disappears before a slow machine can press it.
  await userEvent.keyboard('k')
  await expect.poll(() => element?.paused).toBe(true)
  await page.getByRole('button', { name: 'Forward 10 seconds' }).click()
  await playedPast(10)
  await userEvent.keyboard('>')
  expect(element?.playbackRate).toBe(1.25)
  await expect
    .element(page.getByRole('slider', { name: 'Seek' }))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:[1-5]\d of 1:04$/))
  await first.unmount()

  await show()
  await expect.element(page.getByText(/Resumed at 0:[1-5]\d/)).toBeVisible()
  expect(element?.playbackRate).toBe(1.25)
  await expect.poll(() => element?.currentTime).toBeGreaterThanOrEqual(10)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => element?.currentTime).toBe(0)
})

it('shows subtitles in the chosen language and remembers it', async () => {
  const first = await show()
  await page.getByRole('button', { name: 'Captions, off' }).first().click()
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
  await expect.poll(() => element?.textTracks[0]?.cues?.length).toBeGreaterThan(0)
  const cue = element?.textTracks[0]?.cues?.[0]
  if (element && cue) element.currentTime = cue.startTime + 0.2
  await expect.poll(() => document.querySelector('[lang^=ru]')?.textContent).toMatch(/[а-я]/i)
  await first.unmount()
  await show()
  await expect.element(page.getByRole('button', { name: 'Captions, on' }).first()).toBeVisible()
})

it('cleans up after itself', async () => {
  const shown = await show()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.3)
  const left = element
  await shown.unmount()
  expect(element).toBeNull()
  expect(left?.hasAttribute('src')).toBe(false)
  expect(left?.paused).toBe(true)
  expect(left?.buffered.length).toBe(0)
})

it('switches the quality at most once in the first ten seconds', async () => {
  const changes: number[] = []
  await show()
  const video = element
  video?.addEventListener('resize', () => changes.push(video.videoHeight))
  if (video) video.defaultPlaybackRate = 4
  if (video) video.playbackRate = 4
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(10)
  // The first quality is not a switch.
  expect(changes.length).toBeLessThanOrEqual(2)
})

it('plays the mp4 where there is no playlist', async () => {
  await show(sampleVideo({ m3u8: null }))
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.3)
  expect(element?.currentSrc).toMatch(/64\.mp4$/)
})

it('falls back to the mp4 when the playlist is broken', async () => {
  await show(sampleVideo({ m3u8: '/mocks/media/hls/lumen/none.m3u8' }))
  await expect.poll(() => element?.currentSrc).toMatch(/64\.mp4$/)
})

it('says that a video is not converted yet', async () => {
  const onReload = vi.fn<() => Promise<void>>().mockResolvedValue()
  await show(sampleVideo({ m3u8: null, mp4: null }), onReload)
  await expect.element(page.getByText("The video hasn't been converted yet")).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onReload).toHaveBeenCalledOnce()
})

it('says that it could not load, and tries again', async () => {
  const onReload = vi.fn<() => Promise<void>>().mockResolvedValue()
  await show(sampleVideo({ m3u8: '/mocks/media/hls/lumen/none.m3u8', mp4: null }), onReload)
  await expect.element(page.getByText('Error loading video')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onReload).toHaveBeenCalledOnce()
})

it('says that it needs the Internet, and resumes by itself', async () => {
  onlineManager.setOnline(false)
  await show(sampleVideo({ m3u8: '/mocks/media/hls/lumen/none.m3u8', mp4: null }))
  await expect.element(page.getByText("We can't play this video without the Internet")).toBeVisible()
  await expect.element(page.getByText('No Internet')).toBeVisible()
  onlineManager.setOnline(true)
  await expect.element(page.getByText("We can't play this video without the Internet")).not.toBeInTheDocument()
})

const bar = () => page.getByRole('button', { name: 'Full screen' }).element().parentElement?.parentElement

it('hides the bar while it plays without input, never while paused', async () => {
  await show()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.1)
  element?.focus()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await expect.poll(() => bar()?.className).toContain('opacity-0')
  element?.pause()
  await expect.poll(() => bar()?.className).not.toContain('opacity-0')
})

it('seeks by the slider alone', async () => {
  await show()
  await expect.poll(() => element?.readyState).toBeGreaterThan(1)
  const slider = page.getByRole('slider', { name: 'Seek' })
  await expect.element(slider).toBeInTheDocument()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => element?.currentTime).toBe(5)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(() => element?.currentTime).toBeGreaterThan(60)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => element?.currentTime).toBe(0)
})

it('starts from the beginning when asked to before it plays', async () => {
  notePlace(WATCHED, 30, Date.now())
  await show()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.5)
  expect(element?.currentTime).toBeLessThan(20)
})

it('starts a video that was left in another lesson from the beginning', async () => {
  notePlace({ ...WATCHED, lessonId: 812 }, 30, Date.now())
  await show()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.5)
  expect(element?.currentTime).toBeLessThan(20)
})

it('keeps playing in the other layout when the phone is turned', async () => {
  notePlace(WATCHED, 30, Date.now())
  await show(sampleVideo({ id: 9 }))
  await expect.element(page.getByText('Resumed at 0:30')).toBeVisible()
})

it('stores no position for a screen that a sign-out closes', async () => {
  const { unmount } = await show()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await playedPast(0.5)
  writeToken(null)
  localStorage.removeItem('learner.of.7.video-places')
  await unmount()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('learner.of.'))).toEqual([])
})

it('resumes where another tab got to in the meantime', async () => {
  await show()
  notePlace(WATCHED, 30, Date.now())
  await page.getByRole('button', { name: 'Play' }).first().click()
  await expect.poll(() => element?.currentTime).toBeGreaterThan(30)
})

it('skips on a double tap at a side without going full screen, as a double click does', async () => {
  const full = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue()
  await show()
  await expect.poll(() => element?.readyState).toBeGreaterThan(1)
  const picture = document.querySelector('.touch-manipulation')
  const press = (pointerType: string) => {
    const { left, width, top } = picture?.getBoundingClientRect() ?? new DOMRect()
    const place = { clientX: left + width * 0.9, clientY: top + 20, bubbles: true }
    for (const _ of [1, 2]) picture?.dispatchEvent(new PointerEvent('pointerup', { ...place, pointerType }))
    picture?.dispatchEvent(new MouseEvent('dblclick', place))
  }
  press('touch')
  await expect.poll(() => element?.currentTime).toBe(10)
  expect(full).not.toHaveBeenCalled()
  press('mouse')
  expect(full).toHaveBeenCalledOnce()
})

const held = (code: string, key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code, key, repeat: true, bubbles: true, cancelable: true }),
  )

it('a held key plays or seeks, and does not flicker', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect.poll(() => element?.readyState).toBeGreaterThan(1)
  expect(held('KeyK', 'k')).toBe(false)
  held('KeyM', 'm')
  held('ArrowRight', 'ArrowRight')
  expect(element).toMatchObject({ paused: true, muted: true, currentTime: 5 })
})

it('keeps the focus when a pressed button disappears', async () => {
  notePlace(WATCHED, 30, Date.now())
  await show()
  const region = page.getByRole('region', { name: 'Video player' })
  for (const name of ['Start over', 'Play']) {
    const button = page.getByRole('button', { name }).first()
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(region).toHaveFocus()
  }
})

it('returns the focus to the element that lost it to full screen', async () => {
  vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue()
  await show()
  // A screen's heading has the focus after its link was pressed: letters command the player only where no control has it.
  const beside = document.body.appendChild(document.createElement('h1'))
  beside.tabIndex = -1
  await expect.element(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  beside.focus()
  await userEvent.keyboard('f')
  beside.blur()
  await expect.poll(() => document.dispatchEvent(new Event('fullscreenchange')) && document.activeElement).toBe(beside)
  beside.remove()
})

it('closes the picture-in-picture window of a video whose page is left', async () => {
  const { unmount } = await show()
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(element)
  const exit = vi.spyOn(document, 'exitPictureInPicture').mockResolvedValue()
  await expect.element(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  expect(exit).not.toHaveBeenCalled()
  await unmount()
  expect(exit).toHaveBeenCalledOnce()
})
