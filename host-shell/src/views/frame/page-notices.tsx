import { Icon } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { LateNotices } from '../late-pages'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { WhenSettled } from '../when-settled'
import styles from './frame.module.css'
import type { LateNoticesProps } from './late-notices'
import { useArea } from './use-area'

/** Bars above the page: what the member may not do, and, once the page stands, what has become of its connection and version. */
export function PageNotices({ summary$ }: Pick<LateNoticesProps, 'summary$'>) {
  const main = useArea('main')
  return (
    <>
      <ViewOnlyBar />
      <WhenSettled>
        <LateNotices main={main} summary$={summary$} />
      </WhenSettled>
    </>
  )
}

function ViewOnlyBar() {
  const { session } = useShell()
  const t = useWords()
  const state = useStream(session.session$)
  if (state.stage !== 'in' || !state.account.info.view_only) return null
  return (
    <div className={styles.bar} data-tone="warning" role="status">
      <Icon name="eye" size={18} />
      <p>{t('account.viewOnly')}</p>
    </div>
  )
}
