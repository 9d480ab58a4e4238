import { Icon } from '@touchline/ui'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ofLatestPress, type SlipReceipt } from '../domain/receipts'
import type { RemovedPick } from '../domain/slip-pick'
import { nameWithStake } from './bet-name'
import { endSums, receiptTitle } from './bet-news'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import headStyles from './slip-head.module.css'
import receiptStyles from './slip-receipt.module.css'
import { errorText, pickAlone, pickWithLine } from './slip-words'

interface SlipHeadProps {
  /** The title of the list below, and its removal. */
  list?: { title: string; onClear: () => void; isLocked: boolean }
}

/** The head of a list. It also shows the latest event of the slip, so that nothing moves. */
export const SlipHead = observer(function SlipHead({ list }: SlipHeadProps) {
  const { t } = useWords()
  const { slip, viewBets } = useSlip()
  const { removed, receipts } = slip
  if (removed.length > 0) return news(removedWords(), t('empty.removedUndo'), slip.undo, slip.forgetRemoved)
  const [latest, ...others] = ofLatestPress(receipts)
  if (latest) {
    const count = others.length + 1
    // Beside another selection its own button names its bet.
    const words = others.length > 0 ? t('several.accepted', { count }) : latestWords(t, latest)
    const isLost = others.length === 0 && (latest.bet.net ?? 0) < 0
    return news(words, t('tab.bets'), viewBets, slip.forgetReceipts, isLost ? undefined : 'check')
  }
  return (
    list && (
      <div className={headStyles.head}>
        <h3>{list.title}</h3>
        <button type="button" onClick={list.onClear} disabled={list.isLocked}>
          {t('others.clear')}
        </button>
      </div>
    )
  )

  function news(words: string, way: string, go: () => void, close: () => void, icon?: 'check' | undefined) {
    const isBrief = removed.length > 0 && removed.every(({ why }) => why === 'player')
    return (
      <div className={`${headStyles.head} ${headStyles.news} ${isBrief ? headStyles.brief : ''}`}>
        {icon && (
          <span className={receiptStyles.receiptMark}>
            <Icon name={icon} size={16} />
          </span>
        )}
        <p role="status" title={words}>
          {words}
        </p>
        <button type="button" onClick={go}>
          {way}
        </button>
        <button type="button" className={styles.iconButton} onClick={close} aria-label={t('notice.close')}>
          <Icon name="close" size={14} />
        </button>
      </div>
    )
  }

  function removedWords(): string {
    const [first, ...others] = removed
    const gone = removed.filter(({ why }) => why !== 'player')
    if (gone.length > 0) return goneWords(t, gone)
    // In one line there is room for one name.
    const isOne = others.length === 0 && first?.remembered
    const name = isOne ? pickWithLine(t, isOne) : t('others.count', { count: removed.length })
    return t('empty.taken', { name })
  }
})

/** Which selections the market took out, and why. */
function goneWords(t: Translate, gone: readonly RemovedPick[]): string {
  const text = errorText(t, 'marketTypeChanged')
  const names = gone.flatMap(({ remembered }) => (remembered ? pickAlone(t, remembered) : []))
  return names.length > 0 ? t('marked', { mark: names.join(' + '), text }) : text
}

function latestWords(t: Translate, receipt: SlipReceipt): string {
  const name = nameWithStake(t, receipt.bet, receipt.legs)
  if (!endSums(t, receipt.bet)) return t('decided.running', { name })
  return t('decided.settled', { name, result: receiptTitle(t, receipt.bet), net: '' }).trimEnd()
}
