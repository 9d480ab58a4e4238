import type { HostServices } from '@touchline/contracts/host'
import type { ComponentType } from 'react'
import { type FormOptions, FormStore } from '../form'
import type { Screen } from '../screen'

interface FormScreenOptions<Input extends object, Output, Done>
  extends Pick<FormOptions<Input, Output, Done>, 'schema' | 'fieldOf'> {
  /** Initial values of the fields. */
  initial: (host: HostServices) => Input
  /** Makes the command from the host; `key` is empty unless it must happen `once`. */
  send: (host: HostServices) => FormOptions<Input, Output, Done>['send']
  /** Whether it must happen once, as everything does that moves money: then it carries a key, and a lost answer is unconfirmed. */
  once?: boolean
  View: ComponentType<{ form: FormStore<Input, Output, Done> }>
}

/** A screen that is a form. Its entries stay for a return within the same visit to the area. */
export const formScreen = <Input extends object, Output, Done>({
  initial,
  send,
  once = false,
  View,
  ...options
}: FormScreenOptions<Input, Output, Done>): Screen => ({
  open: (host) => {
    const { now, newKey } = host
    const form = new FormStore({
      ...options,
      initial: initial(host),
      send: send(host),
      now,
      ...(once ? { newKey } : {}),
    })
    // A finished form starts anew on return, without its entries.
    const leave = () => {
      if (form.stage.stage === 'done') form.startAnew()
    }
    return { element: <View form={form} />, start: () => leave }
  },
})
