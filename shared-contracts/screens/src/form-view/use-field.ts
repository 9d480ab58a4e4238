import { useWords } from '@touchline/ui/words'
import type { FormStore } from '../form'
import { faultText } from './fault-text'

/** Properties that make a field of @touchline/ui part of a form. */
export interface Field<Value> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | null
}

/** Connects a field to its value and its fault; the caller is an `observer`. */
export function useField<Input extends object, Name extends keyof Input, Output, Done>(
  form: FormStore<Input, Output, Done>,
  name: Name,
  label: string,
): Field<Input[Name]> {
  const { t } = useWords()
  const fault = form.faults[name]
  return {
    label,
    value: form.values[name],
    onChange: (value) => form.set(name, value),
    error: fault ? faultText(t, fault, label) : null,
  }
}
