import { useLingui } from '@lingui/react/macro'
import { Plus, Undo2 } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../buttons/button'
import { FieldError } from '../../fields/field'
import { Segmented } from '../../fields/segmented'
import { FullModal } from '../../modals/full-modal'
import { useOnce } from '../../use-once'
import { useObjectUrl } from '../use-object-url'
import { MarkHandle } from './mark-handle'
import { MarkShape } from './mark-shape'
import { type Mark, moved, newMark, NOTHING_DRAWN, pointAt, type Tool, undone, withMark } from './marks'
import { paintMarks } from './paint-marks'

interface MarkPictureProps {
  /** A picture that browsers can draw. */
  file: File
  onClose: () => void
  /** Takes the picture with what was drawn on it; it closes by this. */
  onDone: (drawn: File) => void
}

/**
 * Lets the learner point at something in a picture: arrows, circles, a part to cut out. A pointer draws them; by keyboard they are placed
 * in the middle and moved by their ends.
 */
export function MarkPicture({ file, onClose, onDone }: MarkPictureProps) {
  const { t } = useLingui()
  const src = useObjectUrl(file)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [tool, setTool] = useState<Tool>('arrow')
  const [drawing, setDrawing] = useState(NOTHING_DRAWN)
  /** What the pointer draws now. */
  const [drawn, setDrawn] = useState<Mark | null>(null)
  /** The mark that was placed by a button: its end takes the focus. */
  const [placed, setPlaced] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const surface = useRef<HTMLDivElement>(null)
  const names: Record<Tool, string> = { arrow: t`Arrow`, circle: t`Circle`, crop: t`Cut out` }

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = surface.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return pointAt((clientX - box.left) / box.width, (clientY - box.top) / box.height)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    setDrawn({ tool, from: at, to: at })
  }
  const draw = (event: PointerEvent) => {
    const to = pointOf(event)
    setDrawn((mark) => mark && { ...mark, to })
  }
  const finish = (event: PointerEvent) => {
    // The last move may not be drawn yet.
    if (drawn) setDrawing(withMark(drawing, { ...drawn, to: pointOf(event) }))
    setDrawn(null)
  }
  function place() {
    const next = withMark(drawing, newMark(tool))
    setDrawing(next)
    setPlaced(next.marks.length - 1)
  }
  const done = useOnce(async () => {
    setFailed(false)
    try {
      onDone(await paintMarks(file, drawing.marks))
    } catch {
      setFailed(true)
    }
  })

  const shown = drawn ? [...drawing.marks, drawn] : drawing.marks
  return (
    <FullModal title={t`Point at it`} onClose={onClose} bleed dirty={drawing.marks.length > 0}>
      <div className="flex h-full flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2 tablet:px-8">
          <Segmented
            label={t`What to draw`}
            options={(['arrow', 'circle', 'crop'] as const).map((value) => ({ value, label: names[value] }))}
            value={tool}
            onChange={setTool}
          />
          <Button size="sm" icon={Plus} onClick={place}>{t`Place in the middle`}</Button>
          <Button
            size="sm"
            icon={Undo2}
            unavailable={drawing.before.length === 0}
            onClick={() => setDrawing(undone(drawing))}
          >{t`Undo`}</Button>
        </div>
        <div className="grid min-h-0 flex-1 place-items-center overflow-hidden bg-media p-3">
          {src !== null && (
            <div
              ref={surface}
              style={size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined}
              className="relative max-h-full max-w-full select-none"
            >
              <img
                src={src}
                alt={file.name}
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setSize({ width: naturalWidth, height: naturalHeight })
                }
                onError={() => setFailed(true)}
                className="block max-h-[calc(100dvh-17rem)] max-w-full object-contain"
              />
              {size && (
                <>
                  <svg
                    aria-hidden
                    viewBox={`0 0 ${size.width} ${size.height}`}
                    onPointerDown={begin}
                    onPointerMove={drawn ? draw : undefined}
                    onPointerUp={finish}
                    onPointerCancel={() => setDrawn(null)}
                    className="absolute inset-0 size-full cursor-crosshair touch-none"
                  >
                    {shown.map((mark, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- marks are only added and removed at the end
                      <MarkShape key={index} mark={mark} {...size} />
                    ))}
                  </svg>
                  {drawing.marks.flatMap((mark, index) =>
                    (['to', 'from'] as const).map((end) => (
                      <MarkHandle
                        // oxlint-disable-next-line react/no-array-index-key -- as above
                        key={`${index} ${end}`}
                        mark={mark}
                        end={end}
                        name={names[mark.tool]}
                        takesFocus={end === 'to' && placed === index}
                        pointOf={pointOf}
                        onMove={(to, isSameMove) => setDrawing(moved(drawing, index, end, to, isSameMove))}
                      />
                    )),
                  )}
                </>
              )}
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 tablet:px-8">
          {hasFailed && (
            <div role="alert" className="me-auto">
              <FieldError>{t`This picture cannot be drawn on.`}</FieldError>
            </div>
          )}
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" unavailable={drawing.marks.length === 0} onClick={() => void done()}>
            {t`Use this picture`}
          </Button>
        </div>
      </div>
    </FullModal>
  )
}
