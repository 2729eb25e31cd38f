import { WifiOff } from 'lucide-react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../tests/render-ui'
import { PlayerMessage } from './player-message'

/** In the longest of the three languages, over the picture of the narrowest phone. */
async function showOnSmallPhone() {
  await page.viewport(320, 640)
  await renderUi(
    <div data-testid="picture" className="relative aspect-16/9" style={{ width: 320 }}>
      <PlayerMessage
        icon={WifiOff}
        over="Sin internet"
        title="No podemos reproducir este vídeo sin internet"
        onRetry={() => {}}
      >
        Tu posición está guardada en 4:12. La lección de abajo está disponible.
      </PlayerMessage>
    </div>,
  )
}

const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const picture = () => box(page.getByTestId('picture').element())

test('fits into the picture of the narrowest phone', async () => {
  await showOnSmallPhone()
  expect(box(document.querySelector('svg')).top).toBeGreaterThanOrEqual(picture().top + 2)
  expect(box(page.getByRole('button').element()).bottom).toBeLessThanOrEqual(picture().bottom - 2)
})

test('where the text is enlarged, it begins in the picture and scrolls to its button', async () => {
  const root = document.documentElement
  root.style.fontSize = '200%'
  onTestFinished(() => void root.style.removeProperty('font-size'))
  await showOnSmallPhone()
  expect(box(document.querySelector('svg')).top).toBeGreaterThanOrEqual(picture().top)
  const button = page.getByRole('button').element()
  button.scrollIntoView({ block: 'nearest' })
  expect(box(button).bottom).toBeLessThanOrEqual(picture().bottom + 1)
  expect(box(button).top).toBeGreaterThanOrEqual(picture().top)
})
