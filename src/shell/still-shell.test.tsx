import { expect, it } from 'vitest'
import { renderUi } from '../../tests/render-ui'
import { StillShell } from './still-shell'

it.each([
  [true, 1],
  [false, 0],
])('draws the bottom bar as the brand has it: %s', async (mobileAppWebBottomBar, count) => {
  const { container } = await renderUi(<StillShell brand={{ name: 'School', mobileAppWebBottomBar }} />)
  expect(container.querySelectorAll('.fixed.bottom-0')).toHaveLength(count)
})
