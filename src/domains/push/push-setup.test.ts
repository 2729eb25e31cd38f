import { expect, it, onTestFinished, vi } from 'vitest'
import { pushSetup } from './push-setup'

const push = { sdk: 'https://push.example/sdk.js', worker: 'https://push.example/worker.js' }
const assets = {
  art: '',
  missing: '',
  elsewhere: '',
  fonts: '',
  thirdParties: '',
  pushWorker: '/v/brand/push-worker-a.js',
}
const pushNotification = { appId: '7', isEnabled: true }

it('push needs the brand and the domain', () => {
  const worker = assets.pushWorker
  expect(pushSetup({ push, assets, pushNotification })).toEqual({ sdk: push.sdk, worker, appId: '7' })
  expect(pushSetup({ push: null, assets, pushNotification })).toBeNull()
  expect(pushSetup({ push, assets: { ...assets, pushWorker: null }, pushNotification })).toBeNull()
  expect(pushSetup({ push, assets, pushNotification: null })).toBeNull()
  expect(pushSetup({ push, assets, pushNotification: { appId: '7', isEnabled: false } })).toBeNull()
})

it('in the app for phones it needs the domain alone', () => {
  vi.stubEnv('APP_TYPE', 'mobile')
  onTestFinished(() => void vi.unstubAllEnvs())
  const without = { push: null, assets: { ...assets, pushWorker: null } }
  expect(pushSetup({ ...without, pushNotification })).toEqual({ appId: '7' })
  expect(pushSetup({ ...without, pushNotification: null })).toBeNull()
})
