// For tests: nginx or Caddy, as Debian packages them, with a configuration that includes the current release of a folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tests/free-port.ts'

type Name = 'nginx' | 'caddy'

export interface RealHost {
  origin: string
  /** Makes it read its configuration again, as an operator does after a release. */
  readAgain: () => Promise<void>
  stop: () => Promise<void>
}

const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }

export const isInstalled = (name: Name): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { env: environment }).status === 0

const CONFIGS: Record<Name, (port: number, part: string, own: string, admin: number) => string> = {
  nginx: (
    port,
    part,
    own,
  ) => `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${own}/pid; error_log ${own}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ')}
  server { listen 127.0.0.1:${port}; include ${part}/nginx.conf; }
}
`,
  caddy: (port, part, _own, admin) => `{
  admin 127.0.0.1:${admin}
  auto_https off
}
http://127.0.0.1:${port} {
  import ${part}/Caddyfile
}
`,
}

/** Starts a host on a free port, and waits until it answers. */
export async function startHost(name: Name, releases: string): Promise<RealHost> {
  const own = mkdtempSync(join(tmpdir(), `${name}-`))
  const config = join(own, 'config')
  const [port, admin] = [await freePort(), await freePort()]
  writeFileSync(config, CONFIGS[name](port, join(resolve(releases), 'current'), own, admin))
  const args = name === 'nginx' ? ['-c', config] : ['run', '--config', config, '--adapter', 'caddyfile']
  const server = spawn(name, args, { env: { ...environment, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own } })
  const origin = `http://127.0.0.1:${port}`
  const version = () => fetch(`${origin}/v/version.json`).then((answer) => answer.text())
  await eventually(version, server)
  return {
    origin,
    async readAgain() {
      const before = await version()
      const again =
        name === 'nginx'
          ? ['-c', config, '-s', 'reload']
          : ['reload', '--config', config, '--adapter', 'caddyfile', '--address', `127.0.0.1:${admin}`]
      spawnSync(name, again, { env: environment })
      await eventually(async () => {
        if ((await version()) === before) throw new Error(`${name} did not read its configuration again`)
      }, server)
    },
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

/** Tries until it succeeds; a server that has ended will never do. */
async function eventually(attempt: () => Promise<unknown>, server: ChildProcess): Promise<void> {
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if (server.exitCode !== null) throw error
      await setTimeout(50)
    }
  }
}
