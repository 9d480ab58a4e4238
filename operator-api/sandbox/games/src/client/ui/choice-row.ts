import { el } from './dom'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly note?: string
}

/** Buttons of which one is pressed. */
export class ChoiceRow {
  readonly element: HTMLElement
  value: string

  constructor(
    choices: readonly Choice[],
    label: string,
    private readonly changed: () => void = () => undefined,
  ) {
    this.value = choices[0]?.value ?? ''
    this.element = el(
      'div',
      { class: 'options row', role: 'radiogroup', 'aria-label': label },
      ...choices.map(({ value, label: text, note }) =>
        el(
          'button',
          { type: 'button', role: 'radio', 'data-value': value, onclick: () => this.choose(value) },
          text,
          note ? el('small', {}, note) : null,
        ),
      ),
    )
    this.mark(this.value)
  }

  lock(isLocked: boolean): void {
    for (const button of this.element.querySelectorAll('button')) button.disabled = isLocked
  }

  /** Marks a choice that was made before, such as that of an open round. */
  show(value: string): void {
    this.mark(value)
  }

  private choose(value: string): void {
    this.mark(value)
    this.changed()
  }

  private mark(value: string): void {
    this.value = value
    for (const button of this.element.querySelectorAll('button'))
      button.setAttribute('aria-checked', String(button.dataset.value === value))
  }
}
