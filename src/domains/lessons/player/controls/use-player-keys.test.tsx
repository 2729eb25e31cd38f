import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { letterKeys } from '#/platform/device-switch'
import { usePlayerKeys } from './use-player-keys'

const nothing = () => undefined

it('letters are left alone while a control elsewhere has the focus, and where they are switched off', async () => {
  const frame = document.body.appendChild(document.createElement('section'))
  const video = frame.appendChild(document.createElement('video'))
  const beside = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => {
    frame.remove()
    beside.remove()
    letterKeys.choose(true)
  })
  await renderHook(() =>
    usePlayerKeys(frame, video, {
      toggleCaptions: nothing,
      toggleFullScreen: nothing,
      mark: nothing,
      showKeys: nothing,
    }),
  )
  beside.focus()
  await userEvent.keyboard('m')
  expect(video.muted).toBe(false)
  beside.blur()
  await userEvent.keyboard('m')
  expect(video.muted).toBe(true)
  letterKeys.choose(false)
  await userEvent.keyboard('m')
  expect(video.muted).toBe(true)
})
