import { useWords } from '@touchline/ui/words'
import { cx } from './aside-classes'

const EXAMPLES = [
  { word: 'plus', result: '+30%', won: true },
  { word: 'minus', result: '−50%', won: false },
  { word: 'level', result: '−70%', won: false },
] as const

/** How to read a Burmese price when the result lands on its line. */
export function MyanmarKey() {
  const { t } = useWords()
  return (
    <section className={cx('card')} aria-labelledby="myanmar-key">
      <header className={cx('head')}>
        <h2 id="myanmar-key">{t('key.title')}</h2>
      </header>
      <dl className={cx('key')}>
        {EXAMPLES.map(({ word, result, won }) => (
          <div key={word}>
            <dt>{t(`key.${word}`)}</dt>
            <dd className={cx(won ? 'won' : 'lost')}>{result}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
