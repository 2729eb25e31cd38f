import { existsSync } from 'node:fs'
import { canInstall, install, refreshPackages } from '../apt.ts'
import type { Tab } from './tab.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

export interface Engine {
  name: 'Firefox' | 'WebKit'
  /** Opens a window of that size, in CSS pixels. */
  open(width: number, height: number): Promise<Tab>
}

/** What an engine needs: programs, and Debian's packages that bring them. The last packages bring the codecs of lessons. */
const NEEDED = {
  Firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  WebKit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'gstreamer1.0-libav',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-plugins-bad',
    ],
  },
} as const

/** Whether an engine is there; on Debian, for root, it is installed where it is not. */
function isHad(name: Engine['name']): boolean {
  const { programs, packages } = NEEDED[name]
  const isThere = () => programs.every((path) => existsSync(path))
  if (isThere()) return true
  if (!canInstall()) return false
  return (install(...packages) || (refreshPackages() && install(...packages))) && isThere()
}

/** The engines that are here or can be installed, and words about those that cannot. */
export function findEngines(): { engines: Engine[]; missing: string[] } {
  const all: Engine[] = [
    { name: 'Firefox', open: (width, height) => openFirefox(NEEDED.Firefox.programs[0], width, height) },
    { name: 'WebKit', open: (width, height) => openWebKit(NEEDED.WebKit.programs[0], width, height) },
  ]
  const engines = all.filter(({ name }) => isHad(name))
  const missing = all
    .filter((one) => !engines.includes(one))
    .map(({ name }) => `${name} is not tried: install ${NEEDED[name].packages.join(' ')}`)
  return { engines, missing }
}
