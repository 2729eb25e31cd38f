/** Where the API client of a test sends its calls; the test adds the answers. */
export const TEST_EDGE = {
  origin: 'https://school.example',
  v1: '/spa/api/v1',
  v2: '/spa/v2',
  appId: 'meridian',
  lang: 'en',
} as const
