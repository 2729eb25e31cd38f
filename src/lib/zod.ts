import { config } from 'zod/mini'

// zod probes `new Function` otherwise, which the content policy reports as a violation.
config({ jitless: true })

export * from 'zod/mini'
