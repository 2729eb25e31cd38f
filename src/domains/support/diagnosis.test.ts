import { expect, it } from 'vitest'
import { failureText, fittingParts, withDiagnosis } from './diagnosis'

it('names a failed call', () => {
  const at = Date.parse('2026-06-09T10:30:12Z')
  const call = { method: 'GET', path: '/spa/api/v1/chats', outcome: '500', at }
  expect(failureText(call)).toBe('GET /spa/api/v1/chats: 500, 2026-06-09T10:30Z')
  expect(failureText(undefined)).toBeNull()
})

it('adds as much as fits', () => {
  expect(withDiagnosis('It stops.', [])).toBe('It stops.')
  expect(withDiagnosis('It stops.', ['lumen', 'Chrome'])).toBe('It stops.\n\n[lumen · Chrome]')
  const parts = ['lumen', 'Chrome 150, Linux']
  expect(fittingParts('a'.repeat(400), parts, 500)).toEqual(parts)
  expect(fittingParts('a'.repeat(490), parts, 500)).toEqual(['lumen'])
  expect(withDiagnosis('a'.repeat(491), fittingParts('a'.repeat(491), parts, 500))).toHaveLength(500)
  expect(fittingParts('a'.repeat(500), parts, 500)).toEqual([])
})
