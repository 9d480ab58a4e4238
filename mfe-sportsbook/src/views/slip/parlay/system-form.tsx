import { formatMoney, systemName } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { refusalOf } from '../../../domain/slip-draft'
import { systemRows, systemTickets, systemUnits } from '../../../domain/slip-system'
import type { SystemCombination } from '../../../state/slip'
import { rowEntry } from '../../../state/system-kind'
import { ignoreHeldEnter } from '../held-enter'
import slipStyles from '../slip.module.css'
import { SlipAdjustment } from '../slip-adjustment'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { SlipPolicy } from '../slip-policy'
import { SlipReturns } from '../slip-returns'
import { SlipStakeChips } from '../slip-stake-chips'
import { SlipStakeLimits } from '../slip-stake-limits'
import { refusalWords } from '../slip-words'
import { isAboutStake, stakeError } from '../stake-error'
import { useStakeShortcut } from '../use-stake-shortcut'
import { faultWords } from './fault-words'
import type { FormStage } from './form-stage'
import styles from './parlay.module.css'
import { ParlayConflict } from './parlay-conflict'
import { ParlayLeg } from './parlay-leg'
import { SystemRow } from './system-row'

/** A system: its legs, a stake a ticket for every size, and what all tickets cost and can bring. */
export const SystemForm = observer(function SystemForm({
  combination,
  stage,
}: {
  combination: SystemCombination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const firstField = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useStakeShortcut(firstField)
  const { legs, kind, wager } = combination
  const { draft } = stage
  const { fault } = legs
  const { basis } = kind
  const { money } = wager
  const busy = stage.stage === 'editing' ? null : stage.stage
  const isWhole = fault.fault === 'none'
  const error = isWhole ? stakeError(t, draft, money, state.currency, true) : null
  const rows = systemRows(basis, draft)
  const tickets = systemTickets(basis, draft)
  const staked = systemUnits(basis, draft)?.map(({ size }) => size) ?? []
  const name = systemName(basis.prices.length, staked.length > 0 ? staked : basis.sizes)
  /** The row that quick stakes and limits are about. */
  const shown = basis.sizes.includes(draft.row ?? 0) ? draft.row : basis.sizes[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wager.press()
    if (staked.length === 0) firstField.current?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <h3>{name ? t(`system.${name}`) : t('others.count', { count: slip.all.length })}</h3>
        <button type="button" onClick={slip.clear}>
          {t('others.clear')}
        </button>
      </div>
      <form className={styles.system} onSubmit={submit} onKeyDown={ignoreHeldEnter} noValidate>
        <ol className={styles.legs}>
          {slip.combinable.map((entry, place) => (
            <ParlayLeg
              key={entry.id}
              entry={entry}
              place={place}
              legs={legs}
              refusal={refusalOf(draft, entry.selection.pick)}
              isLocked={busy !== null}
            />
          ))}
        </ol>
        {isWhole && rows.length > 0 && (
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">{t('systemBet.type')}</th>
                <th scope="col">{t('systemBet.tickets')}</th>
                <th scope="col">{t('systemBet.each', { currency: state.currency })}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <SystemRow
                  key={row.size}
                  ref={place === 0 ? firstField : undefined}
                  row={row}
                  of={basis.prices.length}
                  entry={rowEntry(combination, row.size)}
                  isShown={row.size === shown}
                  isLocked={busy !== null}
                  errorId={errorId}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('systemBet.total')}</th>
                <td>{tickets.toLocaleString('en')}</td>
                <td>{money?.risk == null ? '–' : formatMoney(money.risk, state.currency)}</td>
              </tr>
            </tfoot>
          </table>
        )}
        {/* Rows may be many: what they come to and the button stay in sight, whatever scrolls above. */}
        <div className={slipStyles.form}>
          {isWhole && shown !== undefined && !busy && (
            <div className={slipStyles.stake}>
              <SlipStakeChips entry={rowEntry(combination, shown)} text={draft.rows?.[shown] ?? ''} />
              <SlipStakeLimits id={`${errorId}-limits`} entry={rowEntry(combination, shown)} />
            </div>
          )}
          <SlipReturns
            risk={isWhole ? (money?.risk ?? null) : null}
            win={isWhole ? (money?.win ?? null) : null}
            currency={state.currency}
          />
          <Button
            type="submit"
            look="primary"
            size="large"
            wide
            className={slipStyles.main}
            aria-disabled={busy !== null || kind.readiness === 'locked'}
          >
            {buttonText()}
          </Button>
        </div>
      </form>
      <p id={errorId} className={slipStyles.fieldError} role={error ? 'alert' : undefined}>
        {error}
      </p>
      {draft.adjustment && <SlipAdjustment adjustment={draft.adjustment} limits={wager.limits} />}
      {busy === 'sending' && state.freshness === 'lost' && (
        <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
      )}
      {draft.refusal && !isAboutStake(draft.refusal.code) && (
        <SlipNotice tone="warning" title={t('refused.title')}>
          {t('refused.text', { reason: refusalWords(t, draft.refusal) })}
        </SlipNotice>
      )}
      {fault.fault === 'conflict' && <ParlayConflict places={fault.places} legs={legs} />}
      {fault.fault === 'too_few' && (
        <SlipNotice tone="info" title={t('systemBet.tooFewTitle', { least: fault.least })}>
          {t('systemBet.tooFewText')}
        </SlipNotice>
      )}
      {kind.readiness === 'asks' && <p className={slipStyles.hint}>{t('moved.onePress')}</p>}
      {isWhole && <p className={slipStyles.hint}>{t('systemBet.perTicket')}</p>}
      {isWhole && money?.verdict.ok && money.availableAfter !== null && (
        <p className={slipStyles.hint}>
          {t('after', {
            amount: formatMoney(money.availableAfter, state.currency),
            currency: state.currency,
          })}
        </p>
      )}
      <SlipPolicy />
    </>
  )

  function buttonText(): string {
    if (busy) return t(`button.${busy}`)
    const faulty = faultWords(t, fault)
    if (faulty) return faulty
    if (state.isViewOnly) return t('button.viewOnly')
    if (kind.readiness === 'locked') return t('button.locked')
    if (tickets === 0) return t('button.enterStake')
    return t(kind.readiness === 'asks' ? 'systemBet.confirmNew' : 'systemBet.confirm', {
      count: tickets,
      tickets: tickets.toLocaleString('en'),
    })
  }
})
