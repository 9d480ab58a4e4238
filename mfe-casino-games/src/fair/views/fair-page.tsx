import { Button, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { PageLink } from '../../shared/views/page-link'
import { CHECKED_GAMES } from '../domain/check-round'
import type { FactField } from '../domain/fair-address'
import type { FairStore } from '../state/fair-store'
import { CheckResult } from './check-result'
import { FactInput } from './fact-input'
import styles from './fair-page.module.css'

/** Checks a round without any server: the seed against its published hash, then the draws and the result. */
export const FairPage = observer(({ store }: { store: FairStore }) => {
  const { t } = useWords()
  const { brand } = useHost()
  const field = (name: FactField, options: { long?: boolean; list?: string } = {}) => (
    <FactInput store={store} field={name} {...options} />
  )
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <PageLink to="/" className={styles.brand}>
          {brand.name}
        </PageLink>
      </header>
      <section className={styles.content} aria-labelledby="fair-title">
        <h1 id="fair-title" tabIndex={-1}>
          {t('fair.title')}
        </h1>
        <p className={styles.lead}>{t('fair.lead')}</p>
        <div className={styles.columns}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              store.play()
            }}
          >
            <label className={styles.paste}>
              <span>{t('fair.paste')}</span>
              <textarea
                rows={2}
                spellCheck={false}
                aria-invalid={store.isPasteWrong || undefined}
                onChange={({ target }) => store.paste(target.value)}
              />
              {store.isPasteWrong && <small role="alert">{t('fair.pasteWrong')}</small>}
            </label>
            {field('game', { list: 'fair-games' })}
            <datalist id="fair-games">
              {CHECKED_GAMES.map((code) => (
                <option key={code} value={code} />
              ))}
            </datalist>
            {field('hash')}
            {field('seed')}
            {field('client')}
            {field('nonce')}
            {field('bet', { long: true })}
            {field('actions', { long: true })}
            <Button type="submit" look="primary" size="large">
              {t('fair.check')}
            </Button>
          </form>
          <CheckResult store={store} />
        </div>
        <h2>{t('fair.how')}</h2>
        <ol className={styles.how}>
          {(['before', 'draws', 'after'] as const).map((step) => (
            <li key={step}>{t(`fair.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  )
})
