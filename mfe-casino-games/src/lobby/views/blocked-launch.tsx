import { IconButton, NoticeBox } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { PageLink } from '../../shared/views/page-link'
import type { GameLauncher } from '../state/game-launcher'
import styles from './blocked-launch.module.css'

/** The browser blocked the window of a game: a link opens it here. */
export const BlockedLaunchNotice = observer(({ launcher }: { launcher: GameLauncher }) => {
  const { t } = useWords()
  const { blocked, closeNotice } = launcher
  if (!blocked) return null
  return (
    <div className={styles.notice}>
      <NoticeBox
        tone="warning"
        role="alert"
        action={<IconButton icon="close" label={t('closeNotice')} onClick={closeNotice} />}
      >
        {t('blocked', { name: blocked.name })} <PageLink to={blocked.path}>{t('openHere')}</PageLink>
      </NoticeBox>
    </div>
  )
})
