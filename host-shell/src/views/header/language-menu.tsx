import { LANGUAGE_TAG, WORDED } from '@touchline/contracts/limits'
import { Icon } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { Popover } from './popover'
import styles from './popover.module.css'

/** Languages of the brand, each by its own name. `full` shows the name on the button too. */
export function LanguageMenu({ full = false, className }: { full?: boolean; className?: string }) {
  const { locale, brand } = useShell()
  const t = useWords()
  const language = useStream(locale.language$)
  const offered = brand.languages.filter((id) => WORDED.includes(id))
  const shown = full ? brand.languageLabels[language] : language.toUpperCase()
  const button = (
    <>
      <Icon name="globe" size={18} />
      {shown}
      {full && <Icon name="chevronDown" size={16} />}
    </>
  )
  return (
    <Popover
      label={`${full ? '' : `${shown}, `}${t('language')}: ${brand.languageLabels[language]}`}
      button={button}
      className={className}
    >
      {(close) =>
        offered.map((id) => (
          <button
            key={id}
            type="button"
            lang={LANGUAGE_TAG[id]}
            className={styles.item}
            aria-current={id === language}
            onClick={() => {
              void locale.setLanguage(id)
              close()
            }}
          >
            <span className={styles.mark}>{id === language && <Icon name="check" size={16} />}</span>
            {brand.languageLabels[id]}
          </button>
        ))
      }
    </Popover>
  )
}
