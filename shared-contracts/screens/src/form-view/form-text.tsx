import { TextField } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import type { FormStore } from '../form'
import { useField } from './use-field'

type TextOf<Input> = { [Name in keyof Input]: Input[Name] extends string ? Name : never }[keyof Input]

interface FormTextProps<Input extends object, Output, Done>
  extends Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'value' | 'onChange' | 'error'> {
  form: FormStore<Input, Output, Done>
  name: TextOf<Input> & string
}

/** A text of a form. */
export const FormText = observer(function FormText<Input extends object, Output, Done>({
  form,
  name,
  label,
  ...rest
}: FormTextProps<Input, Output, Done>) {
  const { value, onChange, error } = useField(form, name, label)
  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      value={value as string}
      error={error}
      onChange={(event) => onChange(event.target.value as Input[typeof name])}
    />
  )
}) as <Input extends object, Output, Done>(props: FormTextProps<Input, Output, Done>) => ReactNode
