/** Addresses that must never be followed from `returnUrl`, framed by `document?url=`, or sent a token. */
export const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/path',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  'https://lumen.localhost.evil.example/',
  'https://lumen.localhost@evil.example/',
  'https://evil.example/v/home',
  'https://evil.example/terms.pdf',
  'https://evil.example/sign-in',
  'https://lumen.example/en/other',
  'http:evil.example',
  '/v//evil.example',
]

/** One letter under so many marks that it is wider than a phone, and cannot be broken. */
export const TOWER = 'ก' + '็่๊๋'.repeat(60)

/** Texts that break careless code: long words, right-to-left text, joiners, markup, templates, invisible characters. */
export const NAUGHTY_TEXTS = [
  TOWER,
  'W'.repeat(120),
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤ ̖t̝͕̳̣̻̪͞h̼͓̲̦̳̘̲e͇̣̰̦̬͎',
  '﷽﷽﷽﷽',
  '‮ksat eht ot kcab',
  '👩‍👩‍👧‍👦🇷🇺🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '田中さんにあげて下さい',
  'الآن بذلك، وحتى الآن',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{0} {name, plural, one {#} other {#}}',
  '${process.exit(1)} {{constructor.constructor("alert(1)")()}}',
  '\u200b\u200b\u00ad',
  "'; DROP TABLE users; --",
  'null',
]
