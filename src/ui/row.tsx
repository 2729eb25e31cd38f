import { ROW, ROW_PRESSABLE, RowContent, type RowContentProps } from './row-content'

interface RowProps extends Omit<RowContentProps, 'chevron'> {
  /** Makes the whole row one button; leave out where a button stands inside. */
  onPress?: (() => void) | undefined
}

/** A row of a list: plain, or one button. */
export function Row({ onPress, ...content }: RowProps) {
  return (
    <li>
      {onPress ? (
        <button type="button" onClick={onPress} className={`${ROW} ${ROW_PRESSABLE}`}>
          <RowContent {...content} chevron />
        </button>
      ) : (
        <div className={ROW}>
          <RowContent {...content} />
        </div>
      )}
    </li>
  )
}
