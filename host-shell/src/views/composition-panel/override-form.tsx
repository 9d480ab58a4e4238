import { Button, Icon, TextField } from '@touchline/ui'
import { useState } from 'react'
import type { OverrideFacts } from '../../composition/composition'
import { isAllowedOrigin } from '../../composition/versions/overrides/allowed-origin'
import { type Override, overrideOf } from '../../composition/versions/overrides/override'
import styles from './panel.module.css'
import { words } from './panel-words'

interface OverrideFormProps {
  area: string
  override: OverrideFacts | null
  allowed: readonly string[]
  /** False where the browser keeps nothing; a page that kept it is reloaded. */
  onSet: (override: Override | null) => boolean
}

/** The replacement of an area in this browser alone: a version, or files from elsewhere. */
export function OverrideForm({ area, override, allowed, onSet }: OverrideFormProps) {
  const [typed, setTyped] = useState(override?.text ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const set = () => {
    const next = overrideOf(typed)
    if (!next) return setWrong(words('set.wrong'))
    if (typeof next !== 'string' && !isAllowedOrigin(typed.trim(), location.origin, allowed)) {
      return setWrong(words('set.refused', { origin: new URL(typed.trim()).origin }))
    }
    if (!onSet(next)) setWrong(words('set.kept'))
  }
  return (
    <form
      className={styles.override}
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
    >
      {override && (
        <p className={styles.overrideState} data-tone={override.reason ? 'warning' : 'info'}>
          <Icon name={override.reason ? 'warning' : 'info'} size={16} />
          {words(override.reason ? 'set.dropped' : 'set.active', { ...override })}
        </p>
      )}
      <TextField
        label={`${words('set.label')}: ${area}`}
        value={typed}
        error={wrong}
        hint={words(allowed.length > 0 ? 'set.hint' : 'set.hintVersions')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(null)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={typed.trim() === ''}>
          {words('set.submit')}
        </Button>
        {override && (
          <Button size="small" look="quiet" onClick={() => onSet(null)}>
            {words('set.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
