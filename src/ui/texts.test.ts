import { expect, test } from 'vitest'
import { hostOf } from './host-of'
import { htmlText } from './html-text'
import { pictureAddress } from './picture-address'

test.each([
  ['https://www.school.example/a?b', 'school.example'],
  ['http://t.example:8080', 't.example:8080'],
  ['mailto:a@b.example', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('host of %s is %j', (address, host) => {
  expect(hostOf(address)).toBe(host)
})

test.each([
  ['https://a.example/x.png', 'https://a.example/x.png'],
  ['/v/assets/x.png', 'https://localhost/v/assets/x.png'],
  ['blob:https://a.example/1', 'blob:https://a.example/1'],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['http://[', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a picture at %j is loaded from %j', (address, loaded) => {
  expect(pictureAddress(address)).toBe(loaded)
})

test.each([
  ['<p>One</p><p>Two&nbsp;&amp; three</p>', 'One\nTwo & three'],
  ['a<br/>b', 'a\nb'],
  ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
  ['<img src=x onerror=alert(1)', ''],
  ['&lt;b&gt; &quot;q&quot; &#39;s&#39;', '<b> "q" \'s\''],
  ['&amp;lt;', '&lt;'],
  ['plain', 'plain'],
])('%j reads as %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})
