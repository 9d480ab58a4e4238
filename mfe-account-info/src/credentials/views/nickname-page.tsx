import { LIMITS } from '@touchline/contracts/limits'
import { nicknamePoints } from '@touchline/rules'
import { FormBody, FormText, ScreenPage, useField } from '@touchline/screens'
import type { FormStore } from '@touchline/screens/form'
import { Icon, NoticeBox } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './credentials-page.module.css'
import { Points } from './points'

export interface NewNickname {
  nickname: string
  /** The member knows that it stays. */
  sure: boolean
}

/** The names that the member logs in with; empty without one. */
export interface MemberNames {
  name: string
  nickname: string
}

type NicknameForm = FormStore<NewNickname, NewNickname, { nickname: string }>

const POINTS = ['length', 'characters'] as const

/** A second name to log in with: set once, shown from then on. */
export const NicknamePage = observer(({ form, names }: { form: NicknameForm; names: MemberNames }) => {
  const { t } = useWords()
  const isSetNow = form.stage.stage === 'done'
  return (
    <ScreenPage title={t('nickname.title')}>
      <div className={styles.card}>
        <dl className={styles.names}>
          <dt>{t('nickname.loginName')}</dt>
          <dd>{names.name}</dd>
          {names.nickname && (
            <>
              <dt>{t('nickname.title')}</dt>
              <dd>{names.nickname}</dd>
            </>
          )}
        </dl>
        {names.nickname && !isSetNow ? (
          <p className={styles.note}>{t('nickname.isSet')}</p>
        ) : (
          <NicknameFields form={form} />
        )}
      </div>
    </ScreenPage>
  )
})

const NicknameFields = observer(({ form }: { form: NicknameForm }) => {
  const { t } = useWords()
  const points = nicknamePoints(form.values.nickname.trim())
  return (
    <FormBody
      form={form}
      label={t('nickname.title')}
      submit={t('nickname.submit')}
      done={({ nickname }) => <NoticeBox tone="success">{t('nickname.done', { nickname })}</NoticeBox>}
    >
      <p className={styles.note}>{t('nickname.note')}</p>
      <FormText
        form={form}
        name="nickname"
        label={t('nickname.title')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <Points
        label={t('nickname.points')}
        points={POINTS.map((point) => ({
          text: t(`nickname.point.${point}`, LIMITS.nickname),
          isMet: points[point],
        }))}
      />
      <Sure form={form} />
    </FormBody>
  )
})

const Sure = observer(({ form }: { form: NicknameForm }) => {
  const { t } = useWords()
  const { value, error, onChange } = useField(form, 'sure', t('nickname.sure'))
  return (
    <div>
      <label className={styles.sure}>
        <input
          type="checkbox"
          name="sure"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'nickname-sure' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('nickname.sure')}
      </label>
      {error && (
        <p id="nickname-sure" className={styles.wrong} role="alert">
          <Icon name="warning" size={16} /> {error}
        </p>
      )}
    </div>
  )
})
