import { isPlayable } from '@touchline/contracts/host'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { MouseEvent } from 'react'
import { cx } from './menu-classes'

const LINKS = [
  { name: 'virtual', product: 'virtual', to: '/virtual' },
  { name: 'special', product: 'virtual', to: '/virtual?kind=s46' },
  { name: 'keno', product: 'lottery', to: '/virtual?kind=keno' },
  { name: 'lottery', product: 'lottery', to: '/w4d' },
] as const

/** Links to virtual sports, special sports, keno and lottery, below the sports. */
export function RoundLinks() {
  const { t } = useWords()
  const { brand, navigate } = useHost()
  const shown = LINKS.filter(({ product }) => brand.products.includes(product) && isPlayable(brand, product))
  const follow = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  if (shown.length === 0) return null
  return (
    <ul className={cx('rounds')}>
      {shown.map(({ name, to }) => (
        <li key={name}>
          <a className={cx('entry')} href={to} title={t(`rounds.${name}`)} onClick={follow(to)}>
            <span className={cx('initial')} aria-hidden="true">
              {t(`rounds.${name}`).slice(0, 1)}
            </span>
            <span className={cx('name')}>{t(`rounds.${name}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
