// Import directions of the house: lib <- api, platform <- brand, analytics, ui, outbox <- domains <- shell <- routes, never back.
const layer = (name) => `^src/${name}/`
const above = {
  lib: ['api', 'platform', 'brand', 'analytics', 'ui', 'outbox', 'domains', 'shell', 'routes'],
  api: ['brand', 'analytics', 'ui', 'outbox', 'domains', 'shell', 'routes'],
  platform: ['brand', 'analytics', 'ui', 'outbox', 'domains', 'shell', 'routes'],
  brand: ['analytics', 'ui', 'outbox', 'domains', 'shell', 'routes'],
  analytics: ['brand', 'ui', 'outbox', 'domains', 'shell', 'routes'],
  ui: ['brand', 'analytics', 'outbox', 'domains', 'shell', 'routes'],
  outbox: ['brand', 'analytics', 'ui', 'domains', 'shell', 'routes'],
  domains: ['shell', 'routes'],
  shell: ['routes'],
}
/** The domains from the ground up, one tier after another: each uses the tiers before its own, and none of its own tier. */
const DOMAINS = [
  ['site-config'],
  ['uploads'],
  ['account'],
  ['points', 'subscriptions', 'chats', 'consent'],
  ['push', 'mobile-app'],
  ['study', 'reminders'],
  ['downloads'],
  ['support', 'club'],
  ['banners'],
  ['session', 'consultations', 'video-consultations', 'purchases', 'catalog'],
  ['payments'],
  ['home', 'calendar', 'lessons', 'homework', 'conversations', 'events', 'materials'],
]
const TESTS = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    ...Object.entries(above).map(([name, others]) => ({
      name: `${name}-looks-down-only`,
      severity: 'error',
      from: { path: layer(name), pathNot: TESTS },
      to: { path: others.map(layer) },
    })),
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/', pathNot: 'routeTree\\.gen' },
      to: { circular: true, viaOnly: { pathNot: 'routeTree\\.gen' } },
    },
    {
      // The rooms of `study` are what the screens' domains share; any other domain shows its root files only.
      name: 'a-domain-keeps-its-rooms-private',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/domains/[^/]+/[^/]+/', pathNot: ['^src/domains/$1/', '^src/domains/study/'] },
    },
    ...DOMAINS.flatMap((tier, index) =>
      tier.map((domain) => ({
        name: `${domain}-uses-domains-below-it-only`,
        severity: 'error',
        from: { path: `^src/domains/${domain}/`, pathNot: TESTS },
        to: {
          path: '^src/domains/',
          pathNot: [domain, ...DOMAINS.slice(0, index).flat()].map((one) => `^src/domains/${one}/`),
        },
      })),
    ),
    {
      name: 'every-domain-has-a-place',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: DOMAINS.flat().map((one) => `^src/domains/${one}/`) },
      to: {},
    },
    {
      name: 'only-routes-open-screens',
      severity: 'error',
      // The layout of signed-in screens shows one screen instead of all others: to a learner of the mobile app only.
      from: {
        path: '^src/',
        pathNot: ['^src/routes/', '^src/domains/', '^src/first-view/', '^src/shell/auth-layout', TESTS],
      },
      to: { path: '^src/domains/[^/]+/screens/' },
    },
    {
      name: 'components-stay-in-their-domain',
      severity: 'error',
      from: { path: '^src/(shell|routes)/', pathNot: TESTS },
      to: { path: '^src/domains/[^/]+/components/' },
    },
    {
      name: 'only-main-imports-the-mock-world',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', TESTS] },
      to: { path: '^mocks/' },
    },
    {
      name: 'the-mock-world-sees-the-wire-only',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TESTS },
      to: {
        path: '^src/',
        pathNot: [
          '[/-]wire\\.ts$',
          '^src/(api/codecs|api/entity|lib/|brand/)',
          '^src/domains/study/lessons/lesson-title',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'mocks/media/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
