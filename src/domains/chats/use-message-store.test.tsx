import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeMessage } from '../../../tests/contract/made'
import { renderUi } from '../../../tests/render-ui'
import { MessageStore } from './message-store'
import { useMessageStore } from './use-message-store'

test('a message that changes draws its own row again and no other', async () => {
  const drawn: number[] = []
  const store = new MessageStore()
  store.put([makeMessage({ id: 1, message: 'one' }), makeMessage({ id: 2, message: 'two' })])

  function Row({ id }: { id: number }) {
    drawn.push(id)
    return <li>{useMessageStore(store, (chat) => chat.get(id))?.message}</li>
  }
  function List() {
    drawn.push(0)
    const ids = useMessageStore(store, (chat) => chat.ids)
    return (
      <ul>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
    )
  }

  await renderUi(<List />)
  await expect.element(page.getByText('two')).toBeVisible()
  drawn.length = 0
  store.put([makeMessage({ id: 2, message: 'edited' })])
  await expect.element(page.getByText('edited')).toBeVisible()
  expect(new Set(drawn)).toEqual(new Set([2]))
})
