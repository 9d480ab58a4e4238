import { formatMoney } from '@touchline/rules'
import { FormBody, useField } from '@touchline/screens'
import { Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { PinField } from '@touchline/ui/pin-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ShareRoom } from '../../share'
import { Terms } from '../../shared/views/terms'
import { TermsBox } from '../../shared/views/terms-box'
import type { RoomInfo, RoomStore } from '../state/room-store'

/** The dialog that is open over the room. */
export const RoomDialogs = observer(({ store }: { store: RoomStore }) => {
  const { t } = useWords()
  const { info, actions } = store
  const shown = store.dialog ?? (store.list.view.join && actions?.canJoin ? 'join' : null)
  if (!info || !shown) return null
  const title =
    shown === 'leave' && info.owned ? t('cancelRoom') : t(`dialog.${shown}`, { room: info.room.name })
  return (
    <Dialog open title={title} closeLabel={t('close')} onClose={store.close}>
      {shown === 'join' && <JoinRoom store={store} info={info} />}
      {shown === 'leave' && <LeaveRoom store={store} info={info} />}
      {shown === 'share' && <ShareRoom room={info.room} />}
      {shown === 'rules' && <Terms rake={info.rake_percent} />}
    </Dialog>
  )
})

const JoinRoom = observer(({ store, info }: { store: RoomStore; info: RoomInfo }) => {
  const { t } = useWords()
  const { join } = store
  const pin = useField(join, 'pin', t('pin'))
  const terms = useField(join, 'terms', t('termsTitle'))
  const { room, currency } = info
  return (
    <FormBody
      form={join}
      label={t('join')}
      submit={
        room.room_rate === 0
          ? t('joinFree')
          : t('joinFor', { fee: `${currency} ${formatMoney(room.room_rate, currency)}` })
      }
      whereToLook={t('seeMine')}
    >
      <p>
        {room.room_rate === 0
          ? t('freeNote')
          : t('feeNote', { fee: `${currency} ${formatMoney(room.room_rate, currency)}` })}
      </p>
      {room.room_type === 2 && <PinField {...pin} hint={t('pinAsk')} />}
      <Terms rake={info.rake_percent} />
      <TermsBox {...terms} />
    </FormBody>
  )
})

const LeaveRoom = observer(({ store, info }: { store: RoomStore; info: RoomInfo }) => {
  const { t } = useWords()
  const text = info.owned ? 'cancelText' : info.room.room_rate === 0 ? 'leaveFree' : 'leaveText'
  const fee = `${info.currency} ${formatMoney(info.room.room_rate, info.currency)}`
  return (
    <FormBody
      form={store.leave}
      label={t('leave')}
      submit={t(info.owned ? 'cancelRoom' : 'leave')}
      otherwise={
        <Button size="large" onClick={store.close}>
          {t('stay')}
        </Button>
      }
    >
      <p>{t(text, { fee })}</p>
    </FormBody>
  )
})
