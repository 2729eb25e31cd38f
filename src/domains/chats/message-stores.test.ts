import { expect, it } from 'vitest'
import { freshClient } from '../../../tests/contract/edge'
import { makeMessage } from '../../../tests/contract/made'
import { knownMessageStore, messageStore } from './message-stores'

it('keeps one store a chat, of one client', () => {
  const client = freshClient()
  const store = messageStore(client, 201)
  expect(messageStore(client, 201)).toBe(store)
  expect(knownMessageStore(client, 201)).toBe(store)
  expect(messageStore(client, 202)).not.toBe(store)
  expect(messageStore(freshClient(), 201)).not.toBe(store)
  expect(knownMessageStore(freshClient(), 201)).toBeUndefined()
})

it('forgets a chat’s messages with the last query about them', () => {
  const client = freshClient()
  messageStore(client, 201).put([makeMessage()])
  messageStore(client, 202)
  client.setQueryData(['chats', 'messages-since', 201, 0], true)
  client.setQueryData(['chats', 'messages', 201, 1], {})
  client.setQueryData(['chats', 'chat', 201], {})
  client.removeQueries({ queryKey: ['chats', 'chat', 201] })
  client.removeQueries({ queryKey: ['chats', 'messages-since', 201] })
  expect(knownMessageStore(client, 201)?.ids).toHaveLength(1)
  client.clear()
  expect(knownMessageStore(client, 201)).toBeUndefined()
  expect(knownMessageStore(client, 202)).toBeUndefined()
})
