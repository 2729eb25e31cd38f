import { expect, test } from 'vitest'
import { htmlText } from './html-text'

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
