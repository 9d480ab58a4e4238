import type { Bet, CashOutOffer } from '@touchline/contracts/calls'
import { SUSPENSION_REASONS } from '@touchline/contracts/odds'
import { formatMoney, suspensionWord } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useState } from 'react'
import type { CashOutStore } from '../state/cash-out-store'
import styles from './cash-out.module.css'
import { CashOutAutomatic } from './cash-out-automatic'
import { CashOutConfirm } from './cash-out-confirm'
import { useCashOuts } from './cash-out-context'
import { CashOutHistory } from './cash-out-history'
import { CashOutNotice } from './cash-out-notice'
import { CashOutPart } from './cash-out-part'
import { CashOutWait } from './cash-out-wait'
import { errorText } from './error-text'

export interface CashOutProps {
  bet: Bet
  /** Shown around an offer; absent without one. */
  framed?: (offer: ReactElement) => ReactElement
}

/** The current cash-out offer of a running bet, and the way to accept it. */
export const CashOut = observer(function CashOut({ bet, framed = (offer) => offer }: CashOutProps) {
  const store = useCashOuts()
  const isRunning = bet.status === 'running'
  useEffect(() => (store && isRunning ? store.show(bet.bet_id) : undefined), [store, isRunning, bet.bet_id])
  // They stay while the player is asked, and when the bet is kept.
  const [open, setOpen] = useState<Panel>(null)
  const [percent, setPercent] = useState(50)
  const offer = store?.offer(bet.bet_id)
  if (!store || !isRunning || !offer) return null
  return framed(
    <div className={styles.cashOut} aria-live="polite">
      <CashOutStage
        bet={bet}
        offer={offer}
        store={store}
        open={open}
        setOpen={setOpen}
        percent={percent}
        setPercent={setPercent}
      />
    </div>,
  )
})

interface StageProps {
  bet: Bet
  offer: CashOutOffer
  store: CashOutStore
  open: Panel
  setOpen: (open: Panel) => void
  percent: number
  setPercent: (percent: number) => void
}

/** The panel unfolded under the offer. */
type Panel = 'part' | 'automatic' | null

const CashOutStage = observer(function CashOutStage(props: StageProps) {
  const { bet, store } = props
  const { t } = useWords()
  const sale = store.sale(bet.bet_id)
  switch (sale?.stage) {
    case 'repricing':
      return <Busy text={t('cashOut.repricing')} />
    case 'confirm':
      return <CashOutConfirm bet={bet} sale={sale} store={store} />
    case 'sending':
      return <Busy text={t('cashOut.sending')} />
    case 'waiting':
      return <CashOutWait receipt={sale.receipt} now={store.now} />
    case 'unknown':
      return (
        <CashOutNotice tone="warning" title={t('cashOut.unknownTitle')}>
          {t('cashOut.unknown')}
        </CashOutNotice>
      )
    case 'rejected':
      return (
        <>
          <CashOutNotice tone="error" icon="close" title={t('cashOut.rejectedTitle')}>
            {errorText(t, sale.code, sale.text)} {t('cashOut.stays')}{' '}
            {sale.newAmount !== null &&
              t('cashOut.newAmount', { amount: formatMoney(sale.newAmount, bet.currency) })}
          </CashOutNotice>
          <CashOutOffered {...props} />
        </>
      )
    default:
      return <CashOutOffered {...props} />
  }
})

function Busy({ text }: { text: string }) {
  return (
    <Button size="large" wide aria-disabled className={styles.busy}>
      {text}
    </Button>
  )
}

/** The button with the amount; beside it a part, a value for the server, and how the value went. */
const CashOutOffered = observer(function CashOutOffered(props: StageProps) {
  const { bet, offer, store, open, setOpen, percent, setPercent } = props
  const { t } = useWords()
  const why = reasonWords()
  if (offer.state === 'unavailable')
    return (
      <p className={styles.unavailable}>
        <Icon name="lock" size={13} /> {t('cashOut.notOffered', { reason: why })}
      </p>
    )
  if (offer.state === 'suspended')
    return (
      <>
        <CashOutNotice tone="warning" icon="lock" title={t('cashOut.suspended')}>
          {why}
        </CashOutNotice>
        <Busy text={t('cashOut.none')} />
      </>
    )
  const isPart = open === 'part' && offer.parts !== null
  const toggle = (next: 'part' | 'automatic') => setOpen(open === next ? null : next)
  return (
    <>
      {isPart ? (
        <CashOutPart
          bet={bet}
          offer={offer}
          percent={percent}
          onPercent={setPercent}
          onPress={() => void store.press(bet.bet_id, percent)}
        />
      ) : (
        <Button size="large" wide className={styles.offer} onClick={() => void store.press(bet.bet_id, 100)}>
          {t('cashOut.button', { amount: formatMoney(offer.amount, bet.currency) })}
        </Button>
      )}
      <div className={styles.more}>
        {offer.parts && (
          <button type="button" aria-expanded={isPart} onClick={() => toggle('part')}>
            {t('cashOut.part')}
          </button>
        )}
        <button type="button" aria-expanded={open === 'automatic'} onClick={() => toggle('automatic')}>
          {offer.automatic === null
            ? t('cashOut.auto')
            : t('cashOut.autoFrom', { amount: formatMoney(offer.automatic, bet.currency) })}
        </button>
        <CashOutHistory amounts={store.history(bet.bet_id)} currency={bet.currency} />
      </div>
      {open === 'automatic' && <CashOutAutomatic bet={bet} offer={offer} store={store} />}
    </>
  )

  function reasonWords(): string {
    if (offer.state === 'suspended' && offer.suspension > 0) {
      const reason = SUSPENSION_REASONS[offer.suspension] ?? 'none'
      return t(`cashOut.why.${suspensionWord(reason, bet.legs[0]?.sport ?? 0)}`)
    }
    if (offer.reason === 'rejectedDanger') return t('cashOut.why.dangerousAttack')
    if (offer.reason === 'oddsIsUpdating') return t('cashOut.why.none')
    if (offer.reason === 'invalidProviderCashOut') return t('cashOut.noPrice')
    return errorText(t, offer.reason ?? '')
  }
})
