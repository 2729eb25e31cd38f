import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  arrowHead,
  boxOf,
  keptPart,
  type Mark,
  moved,
  newMark,
  NOTHING_DRAWN,
  pointAt,
  type Tool,
  undone,
  withMark,
} from './marks'

const mark = (tool: Tool, x = 0.1, y = 0.2, toX = 0.5, toY = 0.6): Mark => ({
  tool,
  from: { x, y },
  to: { x: toX, y: toY },
})

it('keeps points within the picture', () => {
  expect(pointAt(-0.1, 1.2)).toEqual({ x: 0, y: 1 })
  expect(pointAt(0.3, 0.4)).toEqual({ x: 0.3, y: 0.4 })
})

it('adds marks, and only one frame to cut out', () => {
  const arrow = mark('arrow')
  const first = withMark(withMark(NOTHING_DRAWN, arrow), mark('crop'))
  const second = withMark(first, mark('crop', 0, 0, 0.9, 0.9))
  expect(second.marks).toEqual([arrow, mark('crop', 0, 0, 0.9, 0.9)])
  expect(undone(second).marks).toEqual([arrow, mark('crop')])
  expect(withMark(second, mark('circle')).marks).toHaveLength(3)
})

it.each([
  ['a press without a move', mark('arrow', 0.5, 0.5, 0.51, 0.51), false],
  ['a flat arrow', mark('arrow', 0.5, 0.5, 0.9, 0.5), true],
  ['a steep circle', mark('circle', 0.5, 0.5, 0.5, 0.9), true],
  ['a frame without height', mark('crop', 0.5, 0.5, 0.9, 0.51), false],
  ['a frame without width', mark('crop', 0.5, 0.5, 0.51, 0.9), false],
])('takes %s for a mark or not', (_what, made, isMark) => {
  expect(withMark(NOTHING_DRAWN, made).marks).toEqual(isMark ? [made] : [])
})

it('moves an end, and undoes a whole move at once', () => {
  const drawn = withMark(withMark(NOTHING_DRAWN, mark('circle')), newMark('arrow'))
  const begun = moved(drawn, 1, 'to', { x: 0.7, y: 0.7 }, false)
  const done = moved(begun, 1, 'to', { x: 0.8, y: 1.5 }, true)
  expect(done.marks).toEqual([mark('circle'), { ...newMark('arrow'), to: { x: 0.8, y: 1 } }])
  expect(undone(done).marks).toEqual(drawn.marks)
  expect(moved(drawn, 0, 'from', { x: 0, y: 0 }, false).marks[0]).toEqual(mark('circle', 0, 0))
})

it('undoes every step down to nothing', () => {
  const tools = fc.constantFrom<Tool>('arrow', 'circle', 'crop')
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const marks = fc.record({
    tool: tools,
    from: fc.record({ x: share, y: share }),
    to: fc.record({ x: share, y: share }),
  })
  fc.assert(
    fc.property(fc.array(marks), (all) => {
      let drawing = NOTHING_DRAWN
      for (const one of all) drawing = withMark(drawing, one)
      while (drawing.before.length > 0) drawing = undone(drawing)
      expect(drawing).toEqual(NOTHING_DRAWN)
    }),
  )
  expect(undone(NOTHING_DRAWN)).toEqual(NOTHING_DRAWN)
})

it('knows the box of a mark, and what is kept of the picture', () => {
  const box = boxOf(mark('circle', 0.75, 0.5, 0.25, 0.25))
  expect(box).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.25 })
  expect(keptPart([mark('arrow')])).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  expect(keptPart([mark('arrow'), mark('crop', 0.75, 0.5, 0.25, 0.25)])).toEqual(box)
  // Its ends were moved onto each other.
  expect(keptPart([mark('crop', 0.5, 0.5, 0.5, 0.9)])).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

it('draws the head of an arrow at its tip, in the picture’s own shape', () => {
  const [left, right] = arrowHead(mark('arrow', 0, 0.5, 1, 0.5), 200, 100, 20)
  expect(left.x).toBeCloseTo(200 - 20 * Math.cos(Math.PI / 6))
  expect(left.y).toBeCloseTo(40)
  expect(right.x).toBeCloseTo(left.x)
  expect(right.y).toBeCloseTo(60)
})
