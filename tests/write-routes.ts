// Writes src/routeTree.gen.ts, without which a fresh checkout has no types: the bundler's plugin does so whenever its configuration is read.
import { resolveConfig } from 'vite'

await resolveConfig({ mode: 'test', logLevel: 'error' }, 'serve')
