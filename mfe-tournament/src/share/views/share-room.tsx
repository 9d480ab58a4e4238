import type { Room } from '@touchline/contracts/calls'
import { Button, TextField } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { Suspense, useRef, useState } from 'react'
import { ROOM_PAGE } from '../../shared/domain/room-addresses'
import styles from './share-room.module.css'

const QrCode = lazily(async () => (await import(/* webpackChunkName: "qr" */ './qr-code')).QrCode)

/** A link to the room as text and as a code to scan. A PIN is never part of it. */
export function ShareRoom({ room }: { room: Pick<Room, 'room_id' | 'name' | 'room_type'> }) {
  const { t } = useWords()
  const [copy, setCopy] = useState<'copied' | 'notCopied' | null>(null)
  const field = useRef<HTMLDivElement>(null)
  const link = location.origin + ROOM_PAGE.pathOf({ id: room.room_id, join: '1', plus: '' })
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopy('copied')
    } catch {
      // Forbidden, or a page without the clipboard: the link is ready for the member's own keys.
      field.current?.querySelector('input')?.focus()
      setCopy('notCopied')
    }
  }
  const share = () => void navigator.share({ title: room.name, url: link }).catch(() => undefined)
  return (
    <div className={styles.share}>
      <p>{t(room.room_type === 2 ? 'sharePrivate' : 'shareText')}</p>
      <div ref={field}>
        <TextField label={t('shareLink')} value={link} readOnly onFocus={(event) => event.target.select()} />
      </div>
      <div className={styles.buttons}>
        <Button look="primary" onClick={copyLink}>
          {t('copyLink')}
        </Button>
        {'share' in navigator && <Button onClick={share}>{t('shareBy')}</Button>}
      </div>
      <p role="status">{copy && t(copy)}</p>
      <Suspense>
        <QrCode text={link} label={t('qrLabel', { room: room.name })} />
      </Suspense>
    </div>
  )
}
