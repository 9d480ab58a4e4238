import type { Room } from '@touchline/contracts/calls'
import { Button, TextField } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { Suspense, useState } from 'react'
import { ROOM_PAGE } from '../../shared/domain/room-addresses'
import styles from './share-room.module.css'

const QrCode = lazily(async () => (await import(/* webpackChunkName: "qr" */ './qr-code')).QrCode)

/** A link to the room as text and as a code to scan. A PIN is never part of it. */
export function ShareRoom({ room }: { room: Pick<Room, 'room_id' | 'name' | 'room_type'> }) {
  const { t } = useWords()
  const [isCopied, setCopied] = useState(false)
  const link = location.origin + ROOM_PAGE.pathOf({ id: room.room_id, join: '1', plus: '' })
  const copy = async () => {
    await navigator.clipboard.writeText(link).catch(() => undefined)
    setCopied(true)
  }
  const share = () => void navigator.share({ title: room.name, url: link }).catch(() => undefined)
  return (
    <div className={styles.share}>
      <p>{t(room.room_type === 2 ? 'sharePrivate' : 'shareText')}</p>
      <TextField label={t('shareLink')} value={link} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles.buttons}>
        <Button look="primary" onClick={copy}>
          {t('copyLink')}
        </Button>
        {'share' in navigator && <Button onClick={share}>{t('shareBy')}</Button>}
      </div>
      <p role="status">{isCopied && t('copied')}</p>
      <Suspense>
        <QrCode text={link} label={t('qrLabel', { room: room.name })} />
      </Suspense>
    </div>
  )
}
