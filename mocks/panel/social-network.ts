import type { ControlsInTurn } from '../controls.ts'
import { newId } from '../world/ids.ts'
import { button, el } from './elements.ts'

const ERRORS = [
  'common_no_social_id',
  'login_no_link',
  'login_no_user_from_link',
  'link_user_unauthorised',
  'link_social_id_already_taken',
  'something_else',
]

/** Plays a social network's page (contract 5.3): who signs in, or which error it returns. */
export async function showSocialNetwork(
  controls: ControlsInTurn,
  source: string,
  /** Whose account is to be linked; null: somebody signs in. */
  token: string | null,
): Promise<void> {
  const query = new URL(location.href).searchParams

  function leave(to: 'successUrl' | 'cancelUrl', extra: Record<string, string>) {
    const address = query.get(to)
    if (!address || !URL.canParse(address)) return
    const url = new URL(address)
    for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value)
    location.assign(url)
  }
  const fail = (code: string) => leave('cancelUrl', { errorCode: code, errorMessage: `${source}: ${code}` })

  async function link() {
    await controls.change((world) => {
      const owner = world.tokens.find((one) => one.token === token)
      const learner = world.learners.find(({ id }) => id === owner?.learnerId)
      learner?.externalAuths.push({ id: newId(world), source })
    })
    leave('successUrl', {})
  }

  const { learners } = await controls.read()
  const able = learners.filter(({ persona }) => persona !== 'blocked')
  const linked = able.map(({ persona, user, externalAuths }) => {
    const name = `${user.first_name} ${user.last_name}`.trim()
    const isLinked = externalAuths.some((entry) => entry.source === source)
    return button(`Sign in as ${name}`, async () => {
      if (isLinked) leave('successUrl', { token: await controls.tokenOf(persona) })
      else fail('login_no_link')
    })
  })
  const page = el(
    'main',
    { id: 'mock-social' },
    el('h1', {}, `${source} (played by the mock world)`),
    ...(token !== null ? [button('Allow', link)] : linked),
    button('Cancel', () => leave('cancelUrl', {})),
    ...ERRORS.map((code) => button(`Fail with ${code}`, () => fail(code))),
  )
  page.style.cssText = 'display:grid;gap:12px;max-width:360px;margin:48px auto;font:16px/1.5 system-ui'
  document.title = source
  document.body.replaceChildren(page)
}
