type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a key or a link is pressed together with Alt, Ctrl or Command: such a press belongs to the browser (Alt and Left: back). */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey
