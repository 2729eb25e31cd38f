import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { CONTROL_INPUT, controlLook, Field, type FieldFrameProps, partFrame } from './field'
import { cx } from '../cx'
import { mergeRefs } from '../merge-refs'

const MAX_ROWS = 8

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>, FieldFrameProps {
  /** Rows at the start. */
  rows?: number
}

/** Text of several lines that grows up to eight. */
export function TextArea({ rows = 4, ref, ...rest }: TextAreaProps) {
  const [frame, area] = partFrame(rest)
  const own = useRef<HTMLTextAreaElement>(null)

  // Browsers without `field-sizing` get a measured height; uncontrolled fields change outside of renders.
  useLayoutEffect(() => {
    const node = own.current
    if (!node || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      node.style.height = 'auto'
      node.style.height = `${node.scrollHeight}px`
    }
    grow()
    node.addEventListener('input', grow)
    return () => node.removeEventListener('input', grow)
  })

  return (
    <Field {...frame}>
      {(control) => (
        <div className={controlLook({ bad: Boolean(frame.error), off: area.disabled, readOnly: area.readOnly })}>
          <textarea
            {...area}
            {...control}
            ref={mergeRefs(own, ref)}
            rows={rows}
            style={{ minHeight: `calc(${rows} * 1.5em + 24px)`, maxHeight: `calc(${MAX_ROWS} * 1.5em + 24px)` }}
            className={cx(CONTROL_INPUT, 'block resize-none text-wrap field-sizing-content')}
          />
        </div>
      )}
    </Field>
  )
}
