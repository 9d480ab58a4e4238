import { LIMITS } from '@touchline/contracts/limits'
import { formatMoney, systemName } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { systemBasis, systemRows, systemTickets, systemUnits } from '../../domain/bets/system'
import type { SystemCombination } from '../../domain/slip-now'
import { legsOf } from '../../domain/slip-sent'
import { rowEntry } from '../../state/row-entry'
import { rowsAdjustedWords } from '../adjustment-words'
import { LazyHead } from '../lazy-more'
import { PressButton } from '../press-button'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { SlipReturns } from '../slip-returns'
import stakeStyles from '../slip-stake.module.css'
import { StakeHelp } from '../stake-help'
import { ignoreRepeatedEnter } from '../stake-input'
import { CombinedFoot, PressNotices } from './combined-foot'
import { ParlayConflict } from './conflict-ways'
import styles from './parlay.module.css'
import { ParlayLegs } from './parlay-legs'
import systemStyles from './system.module.css'
import { SystemRows } from './system-rows'
import { type FormStage, useCombinedForm } from './use-combined-form'

/** A system: its legs, a stake a ticket for every size, and the sums of all tickets. */
export const SystemForm = observer(function SystemForm({
  combination,
  stage,
}: {
  combination: SystemCombination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const { legs } = combination
  const { draft } = stage
  const basis = systemBasis(legs, state)
  const tickets = systemTickets(basis, draft)
  const staked = systemUnits(basis, draft)?.map(({ size }) => size) ?? []
  const form = useCombinedForm(combination, stage, { hasStake: tickets > 0 })
  const { busy, error, errorId, isWhole } = form
  const { fault } = legs
  const risk = form.money?.risk ?? null
  const rows = systemRows(basis, draft)
  const isMistyped = rows.some((row) => row.isMistyped)
  const name = systemName(basis.prices.length, staked.length > 0 ? staked : basis.sizes)
  /** The row that quick stakes and limits are about. */
  const shown = basis.sizes.includes(draft.row ?? 0) ? draft.row : basis.sizes[0]
  const shownEntry = shown === undefined ? null : rowEntry(combination, shown)
  const legCount = legs.selections.length
  const sizeName = (size: number) => t('units.size', { size, legs: legCount })
  const notes = Object.fromEntries(
    Object.entries(draft.notes ?? {}).filter(([size]) => basis.sizes.includes(Number(size))),
  )
  const win = form.win === null ? '–' : formatMoney(form.win, state.currency)
  const words = { count: tickets, tickets: tickets.toLocaleString('en'), win }
  return (
    <>
      <LazyHead
        list={{
          title: name ? t(`system.${name}`) : t('others.count', { count: slip.all.length }),
          onClear: slip.clear,
          isLocked: busy !== null,
        }}
      />
      <form className={systemStyles.system} onSubmit={form.submit} onKeyDown={ignoreRepeatedEnter} noValidate>
        <ParlayLegs
          legs={legs}
          draft={draft}
          isLocked={busy !== null}
          sent={stage.stage === 'sending' ? legsOf(stage.sent) : null}
        />
        {/* Rows, sums and the button stay in sight; the legs above scroll. */}
        <div data-foot className={slipStyles.form}>
          {/* Rows stay beside a conflict, so that it does not move the button. */}
          {(isWhole || fault.fault === 'conflict') && shown !== undefined && shownEntry && (
            <>
              <SystemRows
                combination={combination}
                rows={rows}
                shown={shown}
                risk={isWhole ? risk : null}
                tickets={isWhole ? tickets : null}
                isLocked={busy !== null}
                errorId={errorId}
                field={form.field}
              />
              {basis.sizes[0] === LIMITS.parlayLegsLiveMin && legs.toCombine.some(({ live }) => live) && (
                <p className={slipStyles.hint}>{t('systemBet.liveLeast')}</p>
              )}
              <div className={`${stakeStyles.stake} ${systemStyles.quick}`}>
                <p className={`${styles.pick} ${busy ? slipStyles.unseen : ''}`}>
                  <b>{t('systemBet.quickFor', { row: sizeName(shown) })}</b>
                  <button
                    type="button"
                    onClick={shownEntry.spread}
                    disabled={!draft.rows?.[shown] || shownEntry.isMistyped}
                  >
                    {t('systemBet.spread')}
                  </button>
                </p>
                <StakeHelp
                  entry={shownEntry}
                  text={draft.rows?.[shown] ?? ''}
                  isLocked={busy !== null}
                  error={isMistyped ? t('field.invalidBetAmount') : error}
                  note={rowsAdjustedWords(t, notes, legs.limits, state.currency, sizeName)}
                  errorId={errorId}
                  isShut={form.stakeField.isShut}
                  limitsId={`${errorId}-limits`}
                />
              </div>
            </>
          )}
          <div className={slipStyles.foot} data-foot>
            <PressNotices stage={stage} wasPressedOffline={form.wasPressedOffline} />
            <SlipReturns
              risk={isWhole ? risk : null}
              win={form.win}
              currency={state.currency}
              instead={form.over}
            />
            <PressButton ref={form.button} form={form.pressForm('system', words)} />
          </div>
        </div>
      </form>
      <CombinedFoot
        combination={combination}
        stage={stage}
        form={form}
        below={isWhole && <p className={slipStyles.hint}>{t('systemBet.perTicket')}</p>}
      >
        {fault.fault === 'conflict' && (
          <ParlayConflict places={fault.places} legs={legs} ref={form.conflict} />
        )}
        {fault.fault === 'too_few' && (
          <SlipNotice tone="info" title={t('systemBet.tooFewTitle', { least: fault.least })}>
            {t('systemBet.tooFewText')} {t('systemBet.liveLeast')}
          </SlipNotice>
        )}
      </CombinedFoot>
    </>
  )
})
