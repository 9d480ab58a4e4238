import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { isComposing, useComposition } from './use-composition'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  /** The text that the field keeps of an input; null refuses the input. */
  read: (text: string) => string | null
  onType: (text: string) => void
  /** True after a refused paste or a refused key in the empty field: the value is not the meant one. */
  onRefused?: (isRefused: boolean) => void
}

/**
 * The bare input of a number. A refused key beside a number ends the number: the field takes no more keys until
 * an edit, a click or a moved cursor, so that "12.3.4" never becomes 12.34.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, read, onType, onRefused, onBlur, onKeyDown, ref, ...rest } = props
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [])
  const endedAt = useRef<string | null>(null)
  const goOn = () => {
    endedAt.current = null
  }
  const refuse = (data: string | null, isOfWhole: boolean) => {
    if (value === '' || !isKey(data)) onRefused?.(true)
    else if (!isOfWhole && !/^\p{Nd}$/u.test(data)) endedAt.current = value
  }
  // Refused before it is in the field: React would restore the text without the selection.
  useEffect(() => {
    const input = field.current
    const check = (event: InputEvent) => {
      const { data } = event
      if (!input || data === null || event.isComposing) return
      const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
      const isOfWhole = from === 0 && to === input.value.length
      const isEnded = endedAt.current === value && isKey(data) && !isOfWhole
      if (isEnded) return event.preventDefault()
      if (read(input.value.slice(0, from) + data + input.value.slice(to)) !== null) return
      event.preventDefault()
      refuse(data, isOfWhole)
    }
    input?.addEventListener('beforeinput', check)
    return () => input?.removeEventListener('beforeinput', check)
  })
  const text = useComposition({
    value,
    read: ({ value: input }, data) => {
      const next = read(input)
      if (next === null) return refuse(data, input === data)
      goOn()
      onType(next)
    },
    isPlain: (input) => read(input) === input,
  })
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      {...text}
      ref={field}
      onPointerDown={goOn}
      onKeyDown={(event) => {
        if (/^(Arrow|Home|End|Backspace|Delete)/.test(event.key)) goOn()
        // An empty field has no input event.
        if (value === '' && /^(Backspace|Delete)$/.test(event.key)) onRefused?.(false)
        if (!isComposing(event)) onKeyDown?.(event)
      }}
      onBlur={(event) => {
        goOn()
        onBlur?.(event)
      }}
    />
  )
}

const isKey = (data: string | null): data is string => data?.length === 1
