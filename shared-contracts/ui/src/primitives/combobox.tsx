import { foldText } from '@touchline/rules'
import { FieldFrame, type FieldText, fieldControl, Icon, IconButton } from '@touchline/ui'
import clsx from 'clsx'
import { useCombobox } from 'downshift'
import { useId, useRef, useState } from 'react'
import styles from './combobox.module.css'
import control from './control.module.css'
import layer from './layer.module.css'
import { usePlaced } from './use-placed'

export interface ComboboxOption {
  value: string
  label: string
}

interface ComboboxProps extends FieldText {
  options: readonly ComboboxOption[]
  /** Null while nothing is chosen. */
  value: string | null
  onChange: (value: string | null) => void
  /** "3 of 412": under the list, and spoken when it changes. */
  foundText: (found: number, all: number) => string
  clearLabel: string
  placeholder?: string
}

/** As many are drawn; who wants another one types on. */
const SHOWN_MAX = 50

/** One of many, found by typing; capital letters, accents and spaces do not count. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, foundText, clearLabel, placeholder, label, hint, error } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = options.find((option) => option.value === value) ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const found = typed ? options.filter((option) => foldText(option.label).includes(foldText(typed))) : options
  const shown = found.slice(0, SHOWN_MAX)
  const combobox = useCombobox<ComboboxOption>({
    items: [...shown],
    inputId: id,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? '',
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    // Typed text without a choice is dropped in favour of the choice.
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyped(null),
    stateReducer: (before, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputChange:
          return { ...changes, highlightedIndex: 0 }
        // A press in the text moves the caret; it does not close the list.
        case useCombobox.stateChangeTypes.InputClick:
          return { ...changes, isOpen: true }
        // The list may have shrunk away under a still pointer: Enter takes the option reached by keys.
        case useCombobox.stateChangeTypes.MenuMouseLeave:
          return { ...changes, highlightedIndex: before.highlightedIndex }
        default:
          return changes
      }
    },
  })
  const { isOpen, highlightedIndex } = combobox
  usePlaced(isOpen, box, list, { sameWidth: true })
  const { 'aria-labelledby': _, ...input } = combobox.getInputProps({
    placeholder,
    autoComplete: 'off',
    // Inside the event: downshift reports it in a later task, and until then React restores the old text, so
    // that a letter typed in between is lost.
    onChange: (event) => setTyped(event.currentTarget.value),
  })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div ref={box} className={control.box}>
        <Icon name="search" size={18} className={styles.search} />
        <input {...input} {...fieldControl(id, { hint, error })} className={control.input} />
        {chosen && (
          <IconButton
            icon="close"
            size={16}
            label={clearLabel}
            className={control.clear}
            onClick={() => combobox.reset()}
          />
        )}
      </div>
      <div
        ref={list}
        popover="manual"
        hidden={!isOpen}
        data-layer={isOpen || undefined}
        className={clsx(layer.layer, styles.layer)}
      >
        <ul
          {...combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
          className={styles.list}
        >
          {isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                {...combobox.getItemProps({ item: option, index })}
                className={styles.option}
                data-active={index === highlightedIndex || undefined}
              >
                <span className={styles.check}>
                  {option.value === value && <Icon name="check" size={16} />}
                </span>
                <Match text={option.label} typed={typed ?? ''} />
              </li>
            ))}
        </ul>
        <p className={styles.found} role="status">
          {isOpen && foundText(found.length, options.length)}
        </p>
      </div>
    </FieldFrame>
  )
}

/** Marks the typed part of a text, in its original case. */
function Match({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.trim().toLowerCase())
  if (at < 0) return <span>{text}</span>
  const end = at + typed.trim().length
  return (
    <span>
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  )
}
