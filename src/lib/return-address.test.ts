import { describe, expect, test } from 'vitest'
import { returnAddress, type ReturnRules } from './return-address'

describe('returnAddress', () => {
  const rules: ReturnRules = {
    appUrl: 'https://learn.example/v/',
    trustedOrigins: ['https://shop.example'],
    token: 'secret-token',
  }

  test.each([
    ['/', '/'],
    ['/chat/5?tab=files#end', '/chat/5?tab=files#end'],
    ['/v/chat/5', '/chat/5'],
    ['/v/', '/'],
    ['/v', '/'],
    ['/v?tab=1', '/?tab=1'],
    ['/v#end', '/#end'],
    ['/vault', '/vault'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
    ['https://learn.example/v/chat/5', '/chat/5'],
    ['https://learn.example/v/', '/'],
  ])('stays inside with %s', (text, path) => {
    expect(returnAddress(text, rules)).toEqual({ kind: 'internal', path })
  })

  test.each([
    ['https://shop.example', 'https://shop.example/?token=secret-token'],
    ['https://shop.example/cart?id=1#x', 'https://shop.example/cart?id=1&token=secret-token#x'],
    ['https://shop.example/?token=old', 'https://shop.example/?token=secret-token'],
  ])('follows the trusted %s', (text, href) => {
    expect(returnAddress(text, rules)).toEqual({ kind: 'external', href })
  })

  test('adds no token when there is none', () => {
    const address = returnAddress('https://shop.example/a', { ...rules, token: null })
    expect(address).toEqual({ kind: 'external', href: 'https://shop.example/a' })
  })

  test.each([
    '',
    'chat/5',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/v//evil.example',
    '/v/%2f/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/chat\u0000',
    '/a\\b',
    '/..//evil.example',
    '/../..//evil.example',
    '/a/..//evil.example',
    '/../admin',
    '/%2e%2e/admin',
    '/v/../admin',
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://shop.example@evil.example',
    'https://user:pass@shop.example',
    'https://user@shop.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https:shop.example',
    'https:/shop.example',
    'https:\\\\shop.example',
    'https://learn.example/admin',
    'https://learn.example/v//evil.example',
    'https://learn.example/vault',
    ' https://shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@shop.example',
  ])('drops %j', (text) => {
    expect(returnAddress(text, rules)).toEqual({ kind: 'dropped' })
  })

  test('knows an app at the root of its origin', () => {
    const atRoot = { ...rules, appUrl: 'https://learn.example/' }
    expect(returnAddress('/chat', atRoot)).toEqual({ kind: 'internal', path: '/chat' })
    expect(returnAddress('//evil.example', atRoot)).toEqual({ kind: 'dropped' })
    expect(returnAddress('/..//evil.example', atRoot)).toEqual({ kind: 'dropped' })
  })
})
