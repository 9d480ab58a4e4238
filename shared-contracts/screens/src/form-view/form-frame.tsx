import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'

/** The part of a form that its frame needs. */
interface Submitted {
  readonly isSending: boolean
  readonly outcomes: number
  read(fields: Iterable<readonly [name: string, value: string | boolean]>): void
  submit(): Promise<void>
}

interface FormFrameProps {
  form: Submitted
  label?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * The element of a form. After each finished press the focus moves to the first wrong field, else to the
 * element with `data-outcome`.
 */
export const FormFrame = observer(({ form, label, className, children }: FormFrameProps) => {
  const frame = useRef<HTMLFormElement>(null)
  const { outcomes } = form
  const seen = useRef(outcomes)
  useEffect(() => {
    // Who comes back to a form is led to its heading, as on every screen.
    if (outcomes === seen.current) return
    seen.current = outcomes
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid="true"]') ?? find('[data-outcome]'))?.focus()
  }, [outcomes])
  return (
    <form
      ref={frame}
      className={className}
      aria-label={label}
      aria-busy={form.isSending}
      noValidate
      // Before anything is drawn anew, which would empty a field that was filled unseen.
      onInput={(event) => form.read(fieldsOf(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        form.read(fieldsOf(event.currentTarget))
        void form.submit()
      }}
    >
      {children}
    </form>
  )
})

const fieldsOf = (frame: HTMLFormElement): [name: string, value: string | boolean][] =>
  [...frame.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.name
      ? [[field.name, field.type === 'checkbox' ? field.checked : field.value]]
      : [],
  )
