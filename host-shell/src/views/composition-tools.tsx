import { Icon } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { useStream } from '../state/use-stream'
import styles from './composition-tools.module.css'
import { useShell } from './shell-context'
import { useWords } from './use-words'

/** For teams and operations: players never load it. */
const CompositionPanel = lazily(
  async () => (await import('./composition-panel/composition-panel')).CompositionPanel,
)

const NONE = ''

/** The panel of the page's parts, at Ctrl+Shift+M; and a clear mark while this browser has overrides. */
export function CompositionTools() {
  const { composition } = useShell()
  const t = useWords()
  const [open, setOpen] = useState(false)
  const overridden$ = useMemo(
    () =>
      composition.facts$.pipe(
        map((facts) => facts.flatMap(({ area, override }) => (override ? [area] : [])).join(', ')),
      ),
    [composition],
  )
  const overridden = useStream(overridden$, NONE)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      {overridden && (
        <button type="button" className={styles.badge} onClick={() => setOpen(true)}>
          <Icon name="warning" size={16} />
          {t('overridden', { areas: overridden })}
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <CompositionPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
