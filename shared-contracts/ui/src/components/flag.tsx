// By the package's own name: an area takes the icons from the shell, and the flag alone comes with the area.
import { Icon } from '@touchline/ui'
import { useState } from 'react'
import styles from './flag.module.css'

/**
 * A country of ISO 3166 (`ES`), or a part of one with its own team (`GB-SCT`); no code of feeds for cups
 * between countries.
 */
const COUNTRY = /^(?!EU|XX|WW)[A-Z]{2}(-[A-Z]{3})?$/

/** By language: to make the names takes longer than to draw a flag, and the board has hundreds. */
const names: Record<string, Intl.DisplayNames> = {}

/**
 * The name of a country in the page's language, from two letters; empty for a part of one, which browsers
 * cannot name.
 */
export function countryName(country: string): string {
  if (country[2]) return ''
  const { lang } = document.documentElement
  // A browser that does not know the language takes English, not its own.
  names[lang] ??= new Intl.DisplayNames([lang || 'en', 'en'], { type: 'region' })
  return names[lang].of(country) as string
}

/**
 * Flag of a country, from the files beside the page; its letters if the file is missing. Its name is the
 * country's name in the page's language, unless the text `beside` it is the same.
 */
export function Flag({ country, beside }: { country: string; beside?: string }) {
  const [missing, setMissing] = useState('')
  if (!COUNTRY.test(country)) return <Icon name="globe" size={16} className={styles.globe} />
  if (missing === country)
    return (
      <span className={styles.letters} aria-hidden="true">
        {country.slice(-2)}
      </span>
    )
  const name = countryName(country)
  return (
    <img
      className={styles.flag}
      src={`/flags/${country}.svg`}
      alt={beside?.includes(name) ? '' : name}
      title={name}
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(country)}
    />
  )
}
