import { useWords } from '@touchline/ui/words'
import { useId } from 'react'
import styles from './terms.module.css'

interface TermsBoxProps {
  value: boolean
  onChange: (value: boolean) => void
  error: string | null
}

/** "I accept the terms". */
export function TermsBox({ value, onChange, error }: TermsBoxProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <div>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={value}
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('acceptTerms')}
      </label>
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
