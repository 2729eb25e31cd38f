// Runs a command of this folder: the wire's schemas are the app's own code, which Node reads through Vite.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { stop } from '../../tests/stop.ts'

const COMMANDS = ['spec', 'check', 'mock'] as const

const [name, ...args] = process.argv.slice(2)
const command = COMMANDS.find((one) => one === name) ?? stop(`Say which: ${COMMANDS.join(', ')}`)
interface Command {
  run: (args: string[]) => Promise<void>
}
const { module } = await runnerImport<Command>(join(import.meta.dirname, `${command}.ts`), {
  configFile: false,
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
})
await module.run(args)
