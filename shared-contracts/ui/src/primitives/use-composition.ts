import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useState } from 'react'

interface Composition {
  /** Text of the field while nothing is composed. */
  value: string
  /** Takes the text of the field, of which `data` was put in as one piece. */
  read: (field: HTMLInputElement, data: string | null) => void
  /** Whether a text stays as it is when it is read, so that it need not wait for the end of the composition. */
  isPlain: (text: string) => boolean
}

/** Props of a controlled field for input methods: its text never changes between start and end of a composition. */
export function useComposition({ value, read, isPlain }: Composition) {
  const [composed, setComposed] = useState<string | null>(null)
  return {
    value: composed ?? value,
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
      setComposed(null)
      read(currentTarget, data)
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (composed === null) return read(target, (nativeEvent as InputEvent).data ?? null)
      setComposed(target.value)
      if (isPlain(target.value)) read(target, null)
    },
  }
}

/** A key that only steers the composition, as the Enter that commits it; Safari sends that one after the end. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
