import { expect, it } from 'vitest'
import { inAppSign } from './in-app'
import { appName, browserIntent, refusing } from './in-app-names'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8'

it.each([
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${ANDROID}) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36`,
])('%s is a browser', (userAgent) => {
  expect(inAppSign(userAgent)).toBeNull()
})

it.each([
  [`${IPHONE} Mobile/22F76 Instagram 389.0.0.29.81 (iPhone16,2; iOS 18_5)`, 'Instagram'],
  [`${ANDROID}; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36 Telegram-Android/11.9`, 'Telegram'],
  [`${IPHONE} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/510.0]`, 'Messenger'],
  [`${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/510.0]`, 'Facebook'],
  [`${ANDROID}; wv) AppleWebKit/537.36 [FB_IAB/FB4A;]`, 'Facebook'],
  [`${ANDROID}; wv) AppleWebKit/537.36 musical_ly_2024 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${ANDROID}; wv) AppleWebKit/537.36 VKAndroidApp/8.99`, 'VK'],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50`, 'WeChat'],
  [`${IPHONE} Safari Line/15.1.0`, 'LINE'],
  [`${IPHONE} Mobile/15E148 [LinkedInApp]/9.30`, 'LinkedIn'],
  [`${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/150.0 Mobile Safari/537.36`, null],
])('%s is in %j', (userAgent, app) => {
  expect(appName(inAppSign(userAgent) ?? 'none')).toBe(app)
  expect(inAppSign(userAgent)).not.toBeNull()
})

it('knows which networks refuse', () => {
  expect(refusing(['apple', 'google', 'vkontakte', 'facebook'])).toEqual(['google', 'facebook'])
})

it('opens the same address in the device’s browser', () => {
  expect(browserIntent('https://school.example/v/?returnUrl=%2Fcourses')).toBe(
    'intent://school.example/v/?returnUrl=%2Fcourses#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fschool.example%2Fv%2F%3FreturnUrl%3D%252Fcourses;end',
  )
})
