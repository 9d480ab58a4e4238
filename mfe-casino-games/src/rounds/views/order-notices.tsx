import { Button, NoticeBox } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BetOrder } from '../state/bet-order'
import { fateText } from './fate-text'

interface OrderNoticesProps {
  readonly order: BetOrder
  /** Bets of the last order that were accepted. */
  readonly accepted: number
  readonly discard: () => void
}

/** The result of an order as a whole. */
export const OrderNotices = observer(({ order, accepted, discard }: OrderNoticesProps) => {
  const { t } = useWords()
  return (
    <>
      {accepted > 0 && (
        <NoticeBox tone="success" role="status">
          {t('rounds.slip.placed', { count: accepted })}
        </NoticeBox>
      )}
      {order.failure !== null && (
        <NoticeBox tone="error" role="alert">
          {fateText(order.failure, t)}
        </NoticeBox>
      )}
      {order.stage === 'unconfirmed' && (
        <NoticeBox tone="warning" role="alert">
          {t('rounds.slip.confirming')}
        </NoticeBox>
      )}
      {order.stage === 'unanswered' && (
        <NoticeBox tone="warning" role="alert">
          {t('rounds.slip.unconfirmed')}{' '}
          <Button size="small" onClick={discard}>
            {t('rounds.slip.discard')}
          </Button>
        </NoticeBox>
      )}
    </>
  )
})
