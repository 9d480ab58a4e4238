import { clockTime, formatMoney, formatOdds } from '@touchline/rules'
import { Button, Icon, Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipStage } from '../../domain/slip-stage'
import styles from './slip.module.css'
import { useSelection, useSlip } from './slip-context'
import { SlipCopy } from './slip-copy'
import { SlipFacts } from './slip-facts'
import { SlipLegCard } from './slip-leg-card'

/** The bet stands: its reference, what is at risk, and the choice to keep the selection. */
export const SlipReceipt = observer(function SlipReceipt({
  stage: { bet, sent },
}: {
  stage: Extract<SlipStage, { stage: 'accepted' }>
}) {
  const { t } = useWords()
  const selection = useSelection()
  const { viewBets } = useSlip()
  const { slip } = selection
  const odds = bet.legs[0]?.odds ?? sent.leg.odds
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const facts = [
    { name: t('receipt.ref'), value: <SlipCopy reference={bet.ref_no} /> },
    { name: t('receipt.placed'), value: `${clockTime(bet.placed_at)} GMT+8` },
    { name: t('receipt.stake'), value: `${money(bet.stake)} ${bet.currency}` },
    { name: t('risk'), value: money(bet.risk) },
    { name: t('toWin'), value: <span className={styles.win}>{money(bet.to_win)}</span> },
  ]
  return (
    <>
      <div className={styles.done}>
        <span className={styles.doneMark}>
          <Icon name="check" size={24} />
        </span>
        <h3>{t(bet.status === 'running' ? 'receipt.title' : 'receipt.titleSettled')}</h3>
      </div>
      <SlipLegCard leg={{ ...sent.leg, odds }} match={slip.match} oldOdds={sent.leg.odds} />
      <div className={styles.form}>
        <SlipFacts facts={facts} />
        {odds !== sent.leg.odds && (
          <p className={styles.hint}>
            {t('receipt.oddsBetter', { odds: formatOdds(odds), asked: formatOdds(sent.leg.odds) })}
          </p>
        )}
        <Switch checked={slip.keepsSelection} onChange={slip.setKeepsSelection}>
          {t('receipt.keep')}
        </Switch>
        <Button size="large" wide className={styles.main} onClick={viewBets}>
          {t('button.viewBets')}
        </Button>
        <Button look="primary" size="large" wide className={styles.main} onClick={slip.finish}>
          {t('button.done')}
        </Button>
      </div>
    </>
  )
})
