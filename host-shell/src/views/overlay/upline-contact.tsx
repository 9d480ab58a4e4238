import type { ErrorCode } from '@touchline/contracts/errors'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './upline-contact.module.css'

/** What only the upline can change. */
export const ASKS_UPLINE: ReadonlySet<string> = new Set<ErrorCode>([
  'permission_denied',
  'NoUserAccessRight',
  'unauthenticatedUser',
  'forbiddenAccess',
  'originRefused',
  'account_inactive',
  'memberInactive',
  'BLOCK',
  'CLOSE',
  'FREEZE',
  'close',
  'freeze',
  'memberCommissionNotSetup',
  'liveCasinoDisabled',
  'lotteryDisabled',
  'MiniGameDisabled',
  'EsportsDisabled',
  'tournamentDisabled',
])

/** Whom to ask about a refusal that says so: the member's upline, and the address that the brand gives. */
export function UplineContact({ code, upline }: { code: string; upline: string | undefined }) {
  const { brand } = useShell()
  const t = useWords()
  const { text, url } = brand.support
  if (!ASKS_UPLINE.has(code) || (!upline && !url)) return null
  return (
    <dl className={styles.contact}>
      {upline && (
        <div>
          <dt>{t('upline.yours')}</dt>
          <dd>{upline}</dd>
        </div>
      )}
      {url && (
        <div>
          <dt>{t('upline.support')}</dt>
          <dd>
            <a href={url}>{text}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
