import type { ControlsInTurn } from '../controls.ts'
import { worldNow } from '../world/clock.ts'
import { payOrder } from '../world/pay-order.ts'
import { findOrder } from '../world/purchases.ts'
import { button, el } from './elements.ts'

/** Plays the page of the bank (contract 3.10): pays an order, refuses it, or is left; it leads back to the app's home. */
export async function showPaymentPage(controls: ControlsInTurn, orderId: number, home: string): Promise<void> {
  const order = findOrder(await controls.read(), orderId)?.order
  const end = (status: 'paid' | 'failed' | 'pending') => async () => {
    await controls.change((world) => {
      const found = findOrder(world, orderId)
      if (found && status === 'paid') payOrder(world, found.learner, found.order, worldNow(world))
      if (found && status === 'failed') found.order.status = 'failed'
    })
    location.assign(home)
  }
  const amount = order ? `${(order.amount / 100).toFixed(2)} EUR` : 'unknown order'
  const page = el(
    'main',
    { id: 'mock-pay' },
    el('h1', {}, `Payment of ${amount} (played by the mock world)`),
    button('Pay', end('paid')),
    button('Refuse the card', end('failed')),
    button('Leave without paying', end('pending')),
  )
  page.style.cssText = 'display:grid;gap:12px;max-width:360px;margin:48px auto;font:16px/1.5 system-ui'
  document.title = 'Payment'
  document.body.replaceChildren(page)
}
