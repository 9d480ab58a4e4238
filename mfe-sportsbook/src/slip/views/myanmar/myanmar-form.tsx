import { LIMITS } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { maungOf, termsOf } from '../../domain/bets/legs'
import type { BurmeseSelection } from '../../domain/selection-now'
import { conflictOf } from '../../domain/slip-combination'
import { refusalOf } from '../../domain/slip-draft'
import type { MyanmarCombination } from '../../domain/slip-now'
import { legsOf } from '../../domain/slip-sent'
import { LazyHead, late } from '../lazy-more'
import { CombinedFoot, PressNotices } from '../parlay/combined-foot'
import { ConflictWays } from '../parlay/conflict-ways'
import { LegsMeter } from '../parlay/leg-card'
import parlayStyles from '../parlay/parlay.module.css'
import { type FormStage, useCombinedForm } from '../parlay/use-combined-form'
import { PressButton } from '../press-button'
import { useAskingInView, useNewestInView } from '../rows-in-view'
import styles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipReturns } from '../slip-returns'
import { SlipStakeField } from '../slip-stake-field'
import { ignoreRepeatedEnter } from '../stake-input'
import { MaungReturn, RaisedDeduction } from './maung-deduction'
import { burmesePrice, MyanmarLeg } from './myanmar-leg'

// They settle trial results, as the ladder of a single does, and come in its file.
const LazyBodyLadder = late((more) => more.BodyLadder)
const LazyMaungLadder = late((more) => more.MaungLadder)

/** A body, or a maung of two and more: its legs, the stake, the deduction, and what every end of the match pays. */
export const MyanmarForm = observer(function MyanmarForm({
  combination,
  stage,
}: {
  combination: MyanmarCombination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const { legs, wager } = combination
  const { draft } = stage
  const { selections, fault } = legs
  const maung = maungOf(legs)
  const form = useCombinedForm(combination, stage, {
    hasStake: draft.stakeText !== '',
    isPaidTogether: maung !== null,
  })
  const { busy, money } = form
  const stake = money?.verdict.ok ? money.stake : null
  const isAsking = ({ gate }: BurmeseSelection) => gate.gate === 'accept_price' || gate.gate === 'accept_line'
  const asking = selections.find(({ gate }) => gate.gate === 'accept_line') ?? selections.find(isAsking)
  const list = useAskingInView<HTMLOListElement>(
    asking ? selections.indexOf(asking) : null,
    `${asking?.pick.match_id} ${asking?.pick.line_id} ${asking?.gate.gate}`,
  )
  useNewestInView(
    list,
    selections.map(({ pick }) => `${pick.match_id} ${pick.selection}`),
    (place) => Boolean(selections[place]?.leg),
  )
  return (
    <>
      <LazyHead
        list={{
          title: t(`bets.kind.${maung ? 'mmo_parlay' : 'mmo_single'}`),
          onClear: () => slip.dropWithUndo(...selections),
          isLocked: busy !== null,
        }}
      />
      {maung && <LegsMeter count={selections.length} most={LIMITS.myanmarParlayLegs.max} />}
      <ol className={parlayStyles.legs} ref={list}>
        {selections.map((selection, place) => (
          <MyanmarLeg
            key={`${selection.pick.match_id} ${selection.pick.line_id} ${selection.pick.selection}`}
            selection={selection}
            place={place}
            isMaung={maung !== null}
            conflict={maung && conflictOf(legs.toCombine, place)}
            refusal={refusalOf(draft, selection.pick)}
            isLocked={busy !== null}
            sent={stage.stage === 'sending' ? (legsOf(stage.sent)[place] ?? null) : null}
            onRemove={() => slip.dropWithUndo(selection)}
          />
        ))}
      </ol>
      <form
        data-foot
        className={styles.form}
        onSubmit={form.submit}
        onKeyDown={ignoreRepeatedEnter}
        noValidate
      >
        <SlipStakeField {...form.stakeField} entry={wager} text={draft.stakeText} />
        {maung && (
          <MaungReturn
            maung={maung}
            stake={form.isWhole ? (money?.stake ?? null) : null}
            currency={state.currency}
          />
        )}
        <div className={styles.foot} data-foot>
          <PressNotices stage={stage} wasPressedOffline={form.wasPressedOffline} />
          <SlipReturns
            risk={money?.risk ?? null}
            win={form.win}
            currency={state.currency}
            instead={form.over}
          />
          <PressButton ref={form.button} form={pressFormOf()} />
        </div>
      </form>
      <CombinedFoot
        combination={combination}
        stage={stage}
        form={form}
        below={stake !== null && form.isWhole && ladder(stake)}
      >
        {fault.fault === 'conflict' && (
          <ConflictWays
            ref={form.conflict}
            places={fault.places}
            toCombine={legs.toCombine}
            legOf={(place) => selections[place]?.leg ?? null}
            onTakeOut={(gone) => slip.dropWithUndo(...gone.flatMap((place) => selections[place] ?? []))}
          />
        )}
        <RaisedDeduction legs={legs} />
      </CombinedFoot>
    </>
  )

  function ladder(amount: number) {
    const { currency } = state
    if (maung)
      return <LazyMaungLadder selections={selections} maung={maung} stake={amount} currency={currency} />
    const [only] = selections
    return only && <LazyBodyLadder selection={only} stake={amount} currency={currency} />
  }

  function pressFormOf() {
    const [only] = termsOf(legs)
    return maung || !only
      ? form.pressForm('maung', { win: form.win === null ? '–' : formatMoney(form.win, state.currency) })
      : form.pressForm('body', { odds: burmesePrice(only) })
  }
})
