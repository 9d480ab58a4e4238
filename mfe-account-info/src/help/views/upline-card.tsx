import {
  CHANNEL_NAMES,
  contactLink,
  type ResponseOf,
  type UplineContact,
  uplineContact,
} from '@touchline/contracts/calls'
import { FailedState, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useCallback, useEffect, useRef, useState } from 'react'
import styles from './help-page.module.css'

type Answer =
  | { readonly stage: 'asking' }
  /** `of` is the upline that the account named when it was asked. */
  | { readonly stage: 'known'; readonly data: ResponseOf<typeof uplineContact>; readonly of: string }
  | { readonly stage: 'failed'; readonly code: string }

/** The member's upline and how to reach it, with the brand's own support. */
export function UplineCard() {
  const { t } = useWords()
  const { call, brand, session$ } = useHost()
  const [answer, setAnswer] = useState<Answer>({ stage: 'asking' })
  const upline = useRef('')
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const of = upline.current
      const response = await call(uplineContact, {}, { quiet: true, ...(signal && { signal }) })
      if (signal?.aborted) return
      if (response.kind === 'ok') setAnswer({ stage: 'known', data: response.data, of })
      // A known answer of the same upline stays in sight.
      else setAnswer((known) => (isOf(known, of) ? known : { stage: 'failed', code: response.code }))
    },
    [call],
  )
  useEffect(() => {
    let visit = new AbortController()
    // The session emits again when the account changes. Its contacts are not in it, so each change asks for them anew.
    const following = session$.subscribe((session) => {
      visit.abort()
      visit = new AbortController()
      if (session.stage !== 'in') return
      upline.current = session.account.info.parent_id
      void ask(visit.signal)
    })
    return () => {
      following.unsubscribe()
      visit.abort()
    }
  }, [ask, session$])
  const { text, url } = brand.support
  return (
    <section className={styles.card} aria-labelledby="help-upline">
      <h2 id="help-upline">{t('help.upline.title')}</h2>
      {answer.stage === 'failed' && (
        <FailedState
          title={t('help.failed')}
          text={answer.code}
          retryLabel={t('help.retry')}
          retry={() => void ask()}
        />
      )}
      {answer.stage === 'known' && <Contacts {...answer.data} />}
      {url && (
        <dl className={styles.ways}>
          <div>
            <dt>{t('help.support', { brand: brand.name })}</dt>
            <dd>
              <a href={url}>{text}</a>
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}

const isOf = (answer: Answer, upline: string): boolean => answer.stage === 'known' && answer.of === upline

function Contacts({ upline, contacts }: ResponseOf<typeof uplineContact>) {
  const { t } = useWords()
  return (
    <>
      <p className={styles.text}>
        {t(contacts.length > 0 ? 'help.upline.text' : 'help.upline.none', { upline })}
      </p>
      <dl className={styles.ways}>
        {contacts.map((contact) => (
          <div key={contact.channel}>
            <dt>{CHANNEL_NAMES[contact.channel] ?? t(`help.channel.${contact.channel}`)}</dt>
            <dd>
              <Way contact={contact} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Way({ contact }: { contact: UplineContact }) {
  const link = contactLink(contact)
  if (link === null) return contact.value
  const isOutside = link.startsWith('https:')
  return (
    <a href={link} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {contact.value}
    </a>
  )
}
