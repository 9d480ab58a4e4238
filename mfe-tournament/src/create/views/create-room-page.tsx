import { ScreenPage } from '@touchline/screens'
import { FormFrame } from '@touchline/screens/form-frame'
import { Button, FailedState, NoticeBox, Segmented } from '@touchline/ui'
import { Steps } from '@touchline/ui/steps'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { CREATE_STEPS } from '../domain/room-draft'
import type { CreateRoomStore } from '../state/create-room-store'
import styles from './create-room-page.module.css'
import { FeeStep } from './fee-step'
import { MatchesStep } from './matches-step'
import { ReviewStep } from './review-step'

/** A new room in three steps. */
export const CreateRoomPage = observer(({ store }: { store: CreateRoomStore }) => {
  const { t } = useWords()
  const { stage, form, step, choices } = store
  const top = useRef<HTMLDivElement>(null)
  if (stage.stage === 'failed')
    return (
      <FailedState
        title={t('matchesFailed')}
        text={`${stage.text} ${t('kit.code', { code: stage.code })}`}
        retryLabel={t('kit.retry')}
        retry={store.retry}
      />
    )
  const isPrivate = form.values.type === 2
  const go = (move: () => void) => {
    move()
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.page} ref={top}>
      <ScreenPage title={t(isPrivate ? 'createPrivate' : 'create')}>
        <div className={styles.steps}>
          <Steps
            label={t('stepsLabel')}
            steps={CREATE_STEPS.map((name) =>
              t(isPrivate && name === 'fee' ? 'createStep.feePin' : `createStep.${name}`),
            )}
            current={step}
            doneLabel={t('stepDone')}
          />
        </div>
        <FormFrame
          form={{ ...formOf(store), submit: async () => go(store.next) }}
          label={t('create')}
          className={styles.card ?? ''}
        >
          <CreateFault store={store} />
          {step === 0 && (
            <>
              <Segmented<'1' | '2'>
                label={t('roomType')}
                segments={[
                  { value: '1', label: t('type.1') },
                  { value: '2', label: t('type.2') },
                ]}
                value={isPrivate ? '2' : '1'}
                onChange={(type) => form.set('type', type === '2' ? 2 : 1)}
              />
              {isPrivate && choices?.owns_private && <NoticeBox tone="warning">{t('onePrivate')}</NoticeBox>}
              <MatchesStep store={store} />
            </>
          )}
          {step === 1 && <FeeStep store={store} />}
          {step === 2 && <ReviewStep store={store} />}
          <div className={styles.buttons}>
            {step > 0 && (
              <Button size="large" disabled={form.isLocked} onClick={() => go(() => store.goTo(step - 1))}>
                {t('back')}
              </Button>
            )}
            <Button type="submit" look="primary" size="large" aria-disabled={form.isSending}>
              {nextLabel()}
            </Button>
          </div>
        </FormFrame>
      </ScreenPage>
    </div>
  )

  function nextLabel(): string {
    const { matches } = form.values
    const missing = (choices?.bounds.matches.min ?? 0) - matches.length
    if (form.isSending) return t('form.sending')
    if (form.stage.stage === 'unconfirmed') return t('form.sendAgain')
    if (step === 2) return t('createNow')
    return step === 0 && missing > 0 ? t('nextMissing', { count: missing }) : t('next')
  }
})

/** The frame needs but these of the form. */
const formOf = ({ form }: CreateRoomStore) => ({
  isSending: form.isSending,
  outcomes: form.outcomes,
  read: form.read,
})

const CreateFault = observer(({ store }: { store: CreateRoomStore }) => {
  const { t } = useWords()
  const { stage } = store.form
  if (stage.stage === 'refused')
    return (
      <div data-outcome tabIndex={-1}>
        <NoticeBox tone="error" role="alert">
          {stage.fault.text}
        </NoticeBox>
      </div>
    )
  if (stage.stage !== 'unconfirmed') return null
  return (
    <div data-outcome tabIndex={-1}>
      <NoticeBox tone="warning" role="alert">
        <strong>{t('form.unconfirmed')}</strong> {t('seeMine')} {t('form.sameAgain')}
      </NoticeBox>
    </div>
  )
})
