import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { fileWire } from '#/domains/uploads/file-wire'
import { chatChannelMetaWire, chatWire, consultationStatusWire, messageWire } from './wire'

const file = {
  id: 12001,
  url: 'https://cdn.meridian.example/f/12001.jpg',
  name: 'posture.jpg',
  type: 'photo',
  size: 2483911,
  previewUrl: 'https://cdn.meridian.example/f/12001_p.jpg',
}

it('reads a message of an expert', () => {
  expect(z.parse(messageWire, examples.message)).toEqual({
    id: 88012,
    chatId: 201,
    message: 'Keep the ribs down and repeat on Friday.',
    isViewed: false,
    createdAt: new Date('2026-03-05T11:10:00Z'),
    updatedAt: new Date('2026-03-05T11:10:00Z'),
    files: [file],
    employee: { id: 17, firstName: 'Mira', lastName: 'Solis', isExpert: true, file },
    rating: null,
    clientId: null,
    userHomeworkStatusId: null,
  })
})

it('reads the line breaks of a message as they were written', () => {
  expect(z.parse(messageWire, { ...examples.message, message: 'One.\r\n\r\nTwo.\n' }).message).toBe('One.\n\nTwo.\n')
})

it('shows a message with a file of an unheard-of type and an employee without name and picture (awkward 3)', () => {
  const odd = { id: 1, url: 'https://cdn.meridian.example/f/1', name: 'scan.xyz', type: 'hologram', size: null }
  const wire = { ...examples.message, files: [odd], employee: { id: 17 } }
  const message = z.parse(messageWire, wire)
  expect(message.files).toEqual([{ id: 1, url: odd.url, name: 'scan.xyz', type: 'unknown', size: 0, previewUrl: null }])
  expect(message.employee).toEqual({ id: 17, firstName: '', lastName: '', isExpert: false, file: null })
})

it('keeps a message whose file cannot be read, and refuses a file that is no web address', () => {
  expect(z.parse(messageWire, { ...examples.message, files: [{ name: 'x' }, examples.file] }).files).toEqual([file])
  expect(z.safeParse(fileWire, { ...examples.file, url: 'javascript:alert(1)' }).success).toBe(false)
})

it('reads chats, their counters and consultations', () => {
  const chat = z.parse(chatWire, examples.chat)
  expect(chat).toMatchObject({ id: 201, streamId: 301, isExpertMessageEnable: true, unreadCount: 1 })
  expect(chat.messages).toHaveLength(1)
  expect(z.parse(chatWire, { id: 201, messages: null })).toMatchObject({ title: '', messages: [], lastMessageAt: null })
  expect(z.parse(chatChannelMetaWire, examples.streamStatus.chat_channel_meta)).toEqual({
    chatChannelId: 201,
    unreadCount: 1,
    lastMessageId: 88012,
    lastMessageAt: new Date('2026-03-05T11:10:00Z'),
  })
  expect(z.parse(consultationStatusWire, { ...examples.consultationStatus, amount: null })).toMatchObject({
    status: 'close',
    amount: 1,
    rating: null,
  })
})
