// The wire as an OpenAPI document: calls from the mock world's handlers, what they take from its request table, what they answer from
// the schemas that the app reads them with.
import { itemsOf } from '#/api/codecs'
import * as z from '#/lib/zod'
import type { CallSpec } from '../call.ts'
import { calls } from '../handlers/calls.ts'
import type { Expected } from '../reply.ts'
import { TAKES, type Takes } from '../requests.ts'
import { SCHEMA_NAMES } from './schema-names.ts'

export type Json = { [key: string]: unknown }

/** Default places of the bases; each brand may have others. */
export const BASES = { v1: '/spa/api/v1', v2: '/spa/v2', club: '' } as const

const REF = '#/components/schemas/'
export const PAGES = ['Current-Page', 'Page-Count', 'Per-Page', 'Total-Count'].map((name) => `X-Pagination-${name}`)
const ref = (name: string): Json => ({ $ref: REF + name })
const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } })

/** Schemas as they look on the wire, before the app converts them. Named ones refer to each other by name. */
function wireSchemas() {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of SCHEMA_NAMES) registry.add(schema, { id: name })

  const written = (schema: z.ZodMiniType): Json & { $defs?: Record<string, Json> } => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: registry, override })
    return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${REF}`))
  }
  function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }) {
    const item = itemsOf(zodSchema)
    if (item) jsonSchema[jsonSchema['type'] === 'object' ? 'additionalProperties' : 'items'] = of(item)
    if (zodSchema instanceof z.ZodMiniFile) Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    // What every JSON number has to keep to anyway.
    if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
    if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  }
  function of(schema: z.ZodMiniType): Json {
    const name = registry.get(schema)?.id
    if (name) return ref(name)
    const { $schema: _, $defs: __, ...json } = written(schema)
    return json
  }
  const schemas = SCHEMA_NAMES.map(([name, schema]) => {
    const { id: _, ...json } = written(schema).$defs?.[name] ?? {}
    return [name, json]
  })
  return { schemas: Object.fromEntries(schemas), of }
}

const wire = wireSchemas()

function answerOf(expected: Expected): Json {
  if (expected.kind === 'nothing') return { type: 'null' }
  const item = wire.of(expected.schema)
  return expected.kind === 'list' ? { type: 'array', items: item } : item
}

/** The schema of an envelope of success with these data. */
const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'data'],
  properties: { success: { enum: [true, 1] }, data, errors: {} },
})

function parametersOf(call: CallSpec, takes: Takes): Json[] {
  const path = [...call.path.matchAll(/\{(\w+)(:text)?\}/g)].map(([, name, isText]) => ({
    name,
    in: 'path',
    required: true,
    schema: isText ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }))
  const query = Object.entries(takes.query ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: wire.of(schema),
    // Lists repeat their name, which then ends in brackets; a list of names stands in one value.
    ...(name === 'fields' ? { style: 'form', explode: false } : {}),
  }))
  const expand = takes.expand && {
    name: 'expand',
    in: 'query',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { enum: takes.expand } },
  }
  const shared = ['lang', ...(call.base === 'club' ? [] : ['appType', 'appId'])]
  return [
    ...path,
    ...query,
    ...(expand ? [expand] : []),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
}

function bodyOf(call: CallSpec, { body }: Takes): Json | undefined {
  if (!body) return undefined
  const isForm = call.body === 'multipart'
  // A form repeats the name of a list, in brackets.
  const named = Object.entries(body).map(([name, schema]) => [isForm && takesList(schema) ? `${name}[]` : name, schema])
  const schema = wire.of(z.object(Object.fromEntries(named)))
  return { required: true, content: content(schema, isForm ? 'multipart/form-data' : 'application/json') }
}

const takesList = (schema: z.ZodMiniType) => schema.safeParse([]).success

export const isPaged = ({ query, body }: Takes) => 'page' in { ...query, ...body }

function operationOf(call: CallSpec): Json {
  const takes = TAKES[`${call.method} ${call.path}`] ?? {}
  const headers = Object.fromEntries(PAGES.map((name) => [name, { schema: { type: 'string', pattern: '^\\d+$' } }]))
  const requestBody = bodyOf(call, takes)
  const security = { auth: [{ token: [] }], any: [{}, { token: [] }], guest: [] }
  return {
    operationId: operationId(call),
    tags: [call.no],
    security: security[call.needs],
    parameters: parametersOf(call, takes),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: {
        description: 'Done, or a form that is refused: nothing has changed then.',
        ...(isPaged(takes) ? { headers } : {}),
        content: content({ anyOf: [envelope(answerOf(call.expected)), ref('Refusal')] }),
      },
      ...(call.needs === 'auth' ? { 401: { $ref: '#/components/responses/NoToken' } } : {}),
      default: { $ref: '#/components/responses/Failure' },
    },
    ...(call.path.endsWith('freeze/cancel')
      ? { description: 'Changes state although it is a GET: never prefetched, cached or repeated.' }
      : {}),
  }
}

const operationId = ({ method, path }: CallSpec) =>
  `${method.toLowerCase()}-${path.replaceAll(/\{(\w+)(?::text)?\}/g, 'by-$1').replaceAll(/[^\w-]+/g, '-')}`

/** A call's address in the document. */
export const pathOf = ({ base, path }: Pick<CallSpec, 'base' | 'path'>): string =>
  `${BASES[base]}/${path.replaceAll(':text}', '}')}`

const PARAMETERS: Json = {
  lang: {
    name: 'lang',
    in: 'query',
    required: true,
    description: 'Language of all texts in the answer.',
    schema: { enum: ['en', 'ru', 'es'] },
  },
  appType: { name: 'X-App-Type', in: 'header', required: true, schema: { enum: ['web', 'mobile'] } },
  appId: {
    name: 'X-App-Id',
    in: 'header',
    required: true,
    description: 'The brand’s application id.',
    schema: { type: 'string' },
  },
}

const texts: Json = { type: 'array', items: { type: 'string' } }
const MESSAGE: Json = {
  type: 'object',
  required: ['message'],
  properties: { name: { type: 'string' }, message: { type: 'string' } },
}
const FIELD: Json = {
  type: 'object',
  required: ['field', 'message'],
  properties: { field: { type: 'string' }, message: { type: 'string' } },
}
const FORMS: Json = {
  Refusal: {
    type: 'object',
    required: ['success'],
    description: 'A refused form: messages by field.',
    properties: {
      success: { enum: [false, 0] },
      data: { type: 'null' },
      errors: {
        anyOf: [
          { type: 'object', additionalProperties: { anyOf: [texts, { type: 'string' }] } },
          texts,
          { type: 'null' },
        ],
      },
    },
  },
  Failure: { anyOf: [MESSAGE, { type: 'array', items: FIELD }] },
}

const failure = (description: string): Json => ({ description, content: content(ref('Failure')) })

/** The whole document. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = pathOf(call)
    paths[path] ??=
      call.base === 'club'
        ? {
            servers: [
              { url: 'https://club.example/api', description: 'community_url_api of the domain configuration.' },
            ],
          }
        : {}
    paths[path][call.method.toLowerCase()] = operationOf(call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The learner’s app and its server',
      version,
      description:
        'Times are Unix seconds in UTC, money is in minor units, keys are in snake_case. Unknown keys may occur anywhere.',
    },
    servers: [{ url: 'https://school.example' }],
    paths,
    components: {
      parameters: PARAMETERS,
      responses: {
        NoToken: failure('The token is missing or no longer valid; never anything else.'),
        Failure: {
          ...failure('Any other failure; a proxy may answer with an empty body or HTML.'),
          headers: { 'Retry-After': { schema: { type: 'string' } } },
        },
      },
      schemas: { ...FORMS, ...wire.schemas },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
