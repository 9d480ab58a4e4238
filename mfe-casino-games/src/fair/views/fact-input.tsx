import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { FactField } from '../domain/fair-address'
import type { FairStore } from '../state/fair-store'
import styles from './fact-input.module.css'

interface FactInputProps {
  store: FairStore
  field: FactField
  long?: boolean
  /** Id of a list of suggestions. */
  list?: string
}

/** One fact of a round, with its fault. */
export const FactInput = observer(({ store, field, long = false, list }: FactInputProps) => {
  const { t } = useWords()
  const id = useId()
  const { check } = store
  const fault = check?.ok === false && check.field === field ? check.problem : null
  const shared = {
    id,
    value: store.facts[field],
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': `${id}-hint`,
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`fair.field.${field}`)}</label>
      {long ? (
        <textarea {...shared} rows={2} onChange={({ target }) => store.change(field, target.value)} />
      ) : (
        <input
          {...shared}
          list={list}
          inputMode={field === 'nonce' ? 'numeric' : undefined}
          onChange={({ target }) => store.change(field, target.value)}
        />
      )}
      <small
        id={`${id}-hint`}
        className={fault ? styles.fault : undefined}
        role={fault ? 'alert' : undefined}
      >
        {fault
          ? t(`fair.fault.${field === 'seed' && fault === 'missing' ? 'noSeed' : fault}`)
          : t(`fair.hint.${field}`)}
      </small>
    </div>
  )
})
