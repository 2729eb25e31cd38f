import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { type Json, openApi } from './openapi.ts'

/** Every call of the wire: its number, method, address and base, and who may make it. A call without a name in its path is new here first. */
const CALLS = `
A1 POST auth/login v1 guest
A2 POST auth/login-by-app-id v1 guest
A3 POST auth/signup-by-email v1 guest
A4 POST auth/signup-by-app-id v1 guest
A5 POST auth/validate-signup-form v1 guest
A6 POST auth/request-password-reset v1 guest
A7 POST auth/request-otp v2 any
A8 POST auth/verify-otp v2 any
A9 GET user v1 auth
A10 POST user v1 auth
A11 DELETE user v1 auth
A12 POST user/notification v1 auth
A13 POST user/avatar v1 auth
A14 POST user/update-password v1 auth
A15 POST user/update-user v1 auth
A16 POST user/request-phone-otp v2 auth
A17 POST user/verify-phone v2 auth
A18 POST user/supress-phone-validation v2 auth
A19 GET user-external-auth v1 auth
A20 DELETE user-external-auths/{} v1 auth
A21 GET user-score/amount v1 auth
A22 GET user-score v1 auth
A23 GET catalog-position v1 auth
A24 POST catalog-position/{}/add-to-subscription v2 auth
A25 GET cookie v1 any
A26 GET cookie/get-policy v1 any
A27 POST cookie/update-policy v1 any
A28 POST order/{} v1 any
A30 GET external-application-config v1 any
A31 GET domain-config v1 any
A32 POST file v1 auth
A33 POST course-services/{}/demo-subscription v1 auth
L1 GET user-course-streams v1 auth
L2 GET user-course-streams/{} v1 auth
L3 GET user-course-streams/{}/status v1 auth
L4 POST user-course-streams/{}/freeze/create v1 auth
L5 GET user-course-streams/{}/freeze/cancel v1 auth
L6 POST user-course-streams/{}/filters v1 auth
L7 GET courses/{}/stages v1 auth
L8 GET courses/{}/stages/{}/days v1 auth
L9 GET courses/{}/stages/{}/days/{} v1 auth
L10 POST user-course-streams/{}/user-day-status/{}/finish v1 auth
L10 POST user-course-streams/{}/user-day-status/{}/start v1 auth
L11 POST save-lesson-stat v1 auth
L12 GET user-course-streams/{}/user-day-status/{}/progress v1 auth
L13 GET homework v1 auth
L14 GET user-course-streams/{}/user-homework v1 auth
L15 POST user-course-streams/{}/user-homework/{} v1 auth
L16 GET chats v1 auth
L17 GET chats/{} v1 auth
L18 GET chats/{}/messages v1 auth
L19 POST chats/{}/messages v1 auth
L20 PUT chats/{}/messages/{} v1 auth
L21 PUT chats/{}/messages/{}/rating v1 auth
L22 PUT chats/{}/messages/{}/viewed v1 auth
L23 PUT consultations/updateRating/{} v1 auth
L24 GET online-consultation v1 auth
L25 GET course/online-consultations v1 auth
L26 PUT online-consultation/update v1 auth
L27 GET banner/new-features v1 auth
L27 GET banners v1 auth
L28 GET extend/{} v1 auth
L29 POST extend/{}/course-service/{} v1 auth
L30 GET discount/check/code/{}/course-service/{} v1 auth
L31 GET course-offer/find v1 auth
L32 GET course-services v1 auth
L32 GET course-services/view v1 auth
L33 GET support-category v1 auth
L34 POST tech-questions v1 auth
L34 POST tech-questions/anonymous v1 any
L34 POST tech-questions/auto v1 auth
L35 GET schedule v1 auth
L35 PUT schedule/update v1 auth
L36 GET community v1 auth
L36 GET user-community v1 auth
L37 GET articles/preview club auth
L38 GET payment-subscription v1 auth
L38 GET payment-subscriptions/{} v1 auth
L39 POST payment-subscriptions/cancel v1 auth
L40 POST payment-subscriptions/resume v1 auth
L41 GET installment v1 auth
L41 GET installment/{} v1 auth
L42 DELETE user-payment-method/{} v1 auth
L42 GET user-payment-method v2 auth
L43 POST course/search v2 auth
`
  .trim()
  .split('\n')

interface Operation {
  tags: string[]
  security: Json[]
  parameters: Json[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { headers?: Json; content: Record<string, { schema: Json }> }>
}

const document = openApi('1.0.0')
const paths = document['paths'] as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'servers')
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

it('is a valid document whose references all lead somewhere', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
})

it('knows every call of the wire, and no other', () => {
  const BASE = /^\/spa\/(?:api\/)?(v[12])\//
  const who = ({ security }: Operation) => (security.length === 0 ? 'guest' : security.length === 1 ? 'auth' : 'any')
  const known = operations.map(({ path, method, operation }) =>
    [
      operation.tags[0],
      method,
      path
        .replace(BASE, '')
        .replace(/^\//, '')
        .replaceAll(/\{\w+\}/g, '{}'),
      BASE.exec(path)?.[1] ?? 'club',
      who(operation),
    ].join(' '),
  )
  expect(known.toSorted()).toEqual(CALLS.toSorted())
})

it('describes what is sent', () => {
  const signup = paths['/spa/api/v1/auth/signup-by-email']?.['post']?.requestBody?.content
  expect(signup?.['multipart/form-data']?.schema).toMatchObject({
    required: ['username', 'email', 'password', 'password_repeat', 'timezone'],
    properties: { username: { type: 'string', maxLength: 64 } },
  })
  const sent = paths['/spa/api/v1/user-course-streams/{id}/user-homework/{statusId}']?.['post']?.requestBody?.content
  expect(sent?.['multipart/form-data']?.schema).toHaveProperty(['properties', 'file_ids[]', 'type'], 'array')
  expect(paths['/spa/api/v1/file']?.['post']?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' } },
  })
  const bodies = operations.filter(({ operation }) => operation.requestBody)
  expect(bodies.length).toBeGreaterThanOrEqual(40)
})

it('describes what is answered down to the items of lists, and the headers of pages', () => {
  const scores = paths['/spa/api/v1/user-score']?.['get']?.responses['200']
  expect(Object.keys(scores?.headers ?? {})).toHaveLength(4)
  expect(JSON.stringify(scores?.content)).toContain('"items":{"$ref":"#/components/schemas/ScoreEntry"}')
  const schemas = (document['components'] as { schemas: Record<string, Json> }).schemas
  expect(JSON.stringify(schemas['StageRow'])).toContain('"items":{"$ref":"#/components/schemas/StageHomework"}')
  expect(JSON.stringify(schemas['User'])).toContain('"source"')
  expect(JSON.stringify(schemas)).not.toContain('"items":{}')
})
