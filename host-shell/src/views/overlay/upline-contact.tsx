import { CHANNEL_NAMES, type UplineContact as Contact, contactLink } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './upline-contact.module.css'

/** Refusals that only the upline can change. */
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

/** The contacts that an upline lists first. */
const WAYS = 3

/** Contacts for a refusal that refers to them: the member's upline, and the address of the brand. */
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

/** One contact; an application without links shows its name as typed. */
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
