import { expect, it } from 'vitest'
import { knownCategories } from './known-categories'

const of = (id: number, title: string) => ({ category: { id, title } })

it('each category stands once, in the order of the brand, and those it does not name by their names behind', () => {
  const courses = [of(4, 'Print'), of(1, 'Light'), of(3, 'City'), of(2, 'Ärger'), of(1, 'Light'), { category: null }]
  const looks = [
    { id: 3, icon: 'city', sort: 20 },
    { id: 1, icon: 'light', sort: 10 },
  ]
  expect(knownCategories(courses, looks, 'en')).toEqual([
    { id: 1, title: 'Light', icon: 'light' },
    { id: 3, title: 'City', icon: 'city' },
    { id: 2, title: 'Ärger', icon: null },
    { id: 4, title: 'Print', icon: null },
  ])
})

it('a category that is named behind the others by its brand stands there', () => {
  const looks = [{ id: 1, icon: 'light', sort: 1000 }]
  expect(knownCategories([of(1, 'A'), of(2, 'B')], looks, 'en').map(({ id }) => id)).toEqual([2, 1])
})

it('one without a name cannot be chosen', () => {
  expect(knownCategories([of(1, '')], [], 'en')).toEqual([])
})
