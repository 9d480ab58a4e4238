// By the package's own name: an area takes the icons from the shell, and the flag alone comes with the area.
import { Icon } from '@touchline/ui'
import { useState } from 'react'
import styles from './flag.module.css'

/** A country of ISO 3166 (`ES`), or a part of one that plays for itself (`GB-SCT`). */
const COUNTRY = /^[A-Z]{2}(-[A-Z]{3})?$/

/** Codes of feeds for cups between countries. */
const BETWEEN_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'XX', 'WW'])

/** What the language of the page calls a country; a part of one, which browsers have no name for, has none. */
const nameOf = (country: string) =>
  country[2]
    ? ''
    : (new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'region' }).of(country) as string)

/**
 * Flag of a country, from the files that stand beside the page; its letters where there is no such file. It is called as the
 * language of the page calls the country, unless the text `beside` it says the same.
 */
export function Flag({ country, beside }: { country: string; beside?: string }) {
  const [missing, setMissing] = useState('')
  if (!COUNTRY.test(country) || BETWEEN_COUNTRIES.has(country))
    return <Icon name="globe" size={16} className={styles.globe} />
  if (missing === country)
    return (
      <span className={styles.letters} aria-hidden="true">
        {country.slice(-2)}
      </span>
    )
  const name = nameOf(country)
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
