import { CHANNEL_NAMES, type UplineContact as Contact, contactLink } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { useStream } from '../../state/use-stream'
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

/** Those that an upline names first. */
const WAYS = 3

/** Whom to ask about a refusal that says so: the member's upline, and the address that the brand gives. */
export function UplineContact({ code, upline }: { code: string; upline: string | undefined }) {
  const { brand, contacts$ } = useShell()
  const kept = useStream(contacts$)
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
      {upline === kept?.upline &&
        kept?.contacts.slice(0, WAYS).map((contact) => <Way key={contact.channel} contact={contact} />)}
      {url && (
        <div>
          <dt>{t('upline.support')}</dt>
          <dd>
            <Outside href={url}>{text}</Outside>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** One way to reach them; what needs an application of its own stands as it is typed there. */
function Way({ contact }: { contact: Contact }) {
  const link = contactLink(contact)
  return (
    <div>
      {CHANNEL_NAMES[contact.channel] && <dt>{CHANNEL_NAMES[contact.channel]}</dt>}
      <dd>{link ? <Outside href={link}>{contact.value}</Outside> : contact.value}</dd>
    </div>
  )
}

/** The page stays where it is. */
const Outside = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
)
