import { describe, expect, it } from 'vitest'
import {
  currentQuestion,
  EMPTY_CHAT,
  keptChat,
  problemOf,
  readChat,
  withAnswer,
  withChange,
  withRefusal,
  withTyped,
} from './chat-state'
import type { Question } from './questions'

const QUESTIONS: Question[] = (['firstName', 'email', 'password'] as const).map((key) => ({
  key,
  isRequired: true,
  status: null,
}))
const bad = (text: string) => ({ text, fault: 'domain_labels', said: null })
const asked = (state: typeof EMPTY_CHAT) => currentQuestion(QUESTIONS, state)?.key

const named = withAnswer(EMPTY_CHAT, 'firstName', 'Theo')
const mailed = withAnswer(named, 'email', 'theo@mail.example')
const full = withAnswer(mailed, 'password', 'quiet-neck-12')

describe('the chat', () => {
  it('asks one question after the other, and a skipped one no more', () => {
    expect(asked(EMPTY_CHAT)).toBe('firstName')
    expect(asked(named)).toBe('email')
    expect(asked(withAnswer(named, 'email', null))).toBe('password')
    expect(asked(full)).toBeUndefined()
  })

  it('goes back to a question, with its answer in the field, and on from there', () => {
    const back = withChange(full, 'email')
    expect(asked(back)).toBe('email')
    expect(back.typed.email).toBe('theo@mail.example')
    expect(asked(withAnswer(back, 'email', 't@mail.example'))).toBeUndefined()
  })

  it('a password has to be typed anew, and what was skipped begins empty', () => {
    expect(withChange(full, 'password').typed.password).toBe('')
    expect(withChange(withAnswer(full, 'email', null), 'email').typed.email).toBe('')
  })

  it('a refused answer opens its question again, and says why until another one is accepted', () => {
    const refused = withRefusal(named, 'email', bad('theo@mail'), 'email')
    expect(asked(refused)).toBe('email')
    expect(problemOf(refused, 'email')).toEqual(bad('theo@mail'))
    const again = withRefusal(withRefusal(refused, 'email', bad('theo@mail'), 'email'), 'email', bad('x@y'), 'email')
    expect(again.refused.email).toEqual([bad('theo@mail'), bad('x@y')])
    expect(problemOf(withAnswer(again, 'email', 'theo@mail.example'), 'email')).toBeUndefined()
    expect(problemOf(again, 'firstName')).toBeUndefined()
  })

  it('a refusal that comes late waits for the question at hand', () => {
    const late = withRefusal(mailed, 'email', bad('theo@mail.example'), 'password')
    expect(asked(late)).toBe('password')
    expect(asked(withAnswer(late, 'password', 'quiet-neck-12'))).toBe('email')
    expect(asked(withRefusal(full, 'email', bad('theo@mail.example'), null))).toBe('email')
  })

  it('a refusal while an answer is changed keeps asking for it', () => {
    expect(asked(withRefusal(withChange(full, 'email'), 'email', bad('x'), 'email'))).toBe('email')
  })
})

describe('what is kept', () => {
  it('is read back as it was, except for passwords', () => {
    const typed = withTyped(withRefusal(full, 'email', bad('x'), 'password'), 'password', 'quiet')
    const state = withTyped(withRefusal(typed, 'password', bad('short'), 'password'), 'email', 'x@')
    const kept = JSON.parse(JSON.stringify(keptChat(state)))
    expect(JSON.stringify(kept)).not.toMatch(/quiet|short/)
    expect(readChat(kept, QUESTIONS)).toEqual({ ...keptChat(state), asked: 'password' })
    expect(readChat(keptChat(withAnswer(named, 'email', null)), QUESTIONS).answers.email).toBeNull()
  })

  it.each([
    ['nothing', undefined],
    ['something else', 'text'],
    ['of another form', { answers: { email: 5 }, refused: { email: [5, {}], firstName: 1 }, typed: 1, asked: 'push' }],
  ])('that is %s begins anew', (_name, kept) => {
    expect(readChat(kept, QUESTIONS)).toEqual(EMPTY_CHAT)
  })

  it('a refusal without words is read too', () => {
    const kept = { refused: { email: [{ text: 'x', fault: 1, said: 'Taken.' }] } }
    expect(readChat(kept, QUESTIONS).refused.email).toEqual([{ text: 'x', fault: null, said: 'Taken.' }])
  })
})
