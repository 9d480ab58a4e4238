/** The digit that a key types outside of every field, Burmese ones too; nothing of any other key. */
export const typedDigit = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string =>
  /^[\d\u1040-\u1049]$/.test(key) && !ctrlKey && !metaKey && !altKey && !isInField(target) ? key : ''

/** Whether a field receives the key. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
