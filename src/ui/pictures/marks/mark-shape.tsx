import { arrowHead, boxOf, type Mark } from './marks'
import { EDGE, INK, lineWidth } from './paint-marks'

interface MarkShapeProps {
  mark: Mark
  /** Of the picture, in its pixels. */
  width: number
  height: number
}

/** What is drawn, over the picture; of a frame to cut out, the rest is darkened. */
export function MarkShape({ mark, width, height }: MarkShapeProps) {
  const line = lineWidth(width, height)
  const box = boxOf(mark)
  const place = { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height }
  if (mark.tool === 'crop')
    return (
      <>
        <path
          d={`M0 0h${width}v${height}h${-width}zM${place.x} ${place.y}v${place.height}h${place.width}v${-place.height}z`}
          fill="#000000"
          fillOpacity={0.55}
          fillRule="evenodd"
        />
        <rect {...place} fill="none" stroke={EDGE} strokeWidth={line} />
      </>
    )
  const strokes = [
    { stroke: EDGE, strokeWidth: line * 2 },
    { stroke: INK, strokeWidth: line },
  ]
  if (mark.tool === 'circle')
    return strokes.map((stroke) => (
      <ellipse
        key={stroke.stroke}
        cx={place.x + place.width / 2}
        cy={place.y + place.height / 2}
        rx={place.width / 2}
        ry={place.height / 2}
        fill="none"
        {...stroke}
      />
    ))
  const tip = `${mark.to.x * width} ${mark.to.y * height}`
  const [left, right] = arrowHead(mark, width, height, line * 8)
  return strokes.map((stroke) => (
    <path
      key={stroke.stroke}
      d={`M${mark.from.x * width} ${mark.from.y * height}L${tip}M${left.x} ${left.y}L${tip}L${right.x} ${right.y}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...stroke}
    />
  ))
}
