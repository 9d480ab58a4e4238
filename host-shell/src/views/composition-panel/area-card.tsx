import { clockTime } from '@touchline/rules'
import { Badge, Icon } from '@touchline/ui'
import { type ReactNode, useState } from 'react'
import type { AreaFacts } from '../../composition/composition'
import type { Override } from '../../composition/versions/overrides/override'
import { CanaryBar } from './canary-bar'
import { OverrideForm } from './override-form'
import styles from './panel.module.css'
import { type AreaStage, type PanelFacts, placesOf, stageOf } from './panel-facts'
import { words } from './panel-words'

interface AreaCardProps {
  facts: PanelFacts
  area: AreaFacts
  allowed: readonly string[]
  onOverride: (area: string, override: Override | null) => boolean
}

/** One area: running and released version, origin, failure and override. */
export function AreaCard({ facts, area, allowed, onOverride }: AreaCardProps) {
  const stage = stageOf(facts, area.area)
  const places = placesOf(facts.states, area.area)
  const last = area.loads.at(-1)
  return (
    <li className={styles.card} data-stage={stage}>
      <header className={styles.cardHead}>
        <h3>{area.area}</h3>
        <StageBadge stage={stage} />
        {area.override && <Badge tone="warning">{words('overridden')}</Badge>}
        {area.urgent && <Badge tone="live">{words('urgent')}</Badge>}
        <span className={styles.places}>{places.join(' · ')}</span>
      </header>
      <div className={styles.running}>
        <strong>{area.running ?? area.chosen}</strong>
        {area.running && area.running !== area.chosen && (
          <span>{words('next', { version: area.chosen })}</span>
        )}
        {last && <span className={styles.load}>{words('ms', { ms: last.ms })}</span>}
      </div>
      <dl className={styles.versions}>
        <Fact name="current">{area.current}</Fact>
        <Fact name="lastGood">{area.lastGood ?? words('none')}</Fact>
        {area.pinned && <Fact name="pinned">{area.pinned}</Fact>}
        <Fact name="canary">
          {area.canary ? words('canaryOf', area.canary) : words('noCanary')}
          {area.canary && <Badge tone={area.inCanary ? 'info' : 'neutral'}>{words(canaryWord(area))}</Badge>}
        </Fact>
        <Fact name="bucket">
          {words('bucketOf', { bucket: area.bucket })}
          <CanaryBar
            percent={area.canary?.percent ?? 0}
            bucket={area.bucket}
            label={words('bucketOf', { bucket: area.bucket })}
          />
        </Fact>
        {area.loads.length > 1 && (
          <Fact name="load">
            {area.loads.map(({ version, ms }) => `${version} ${words('ms', { ms })}`).join(', ')}
          </Fact>
        )}
      </dl>
      <Errors area={area} />
      <Overriding area={area} allowed={allowed} onOverride={onOverride} />
    </li>
  )
}

const canaryWord = ({ inCanary }: AreaFacts): string => (inCanary ? 'inCanary' : 'notInCanary')

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{words(name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function StageBadge({ stage }: { stage: AreaStage }) {
  const tone = {
    idle: 'neutral',
    loading: 'info',
    mounted: 'success',
    failed: 'error',
    outdated: 'warning',
  } as const
  return <Badge tone={tone[stage]}>{words(`state.${stage}`)}</Badge>
}

function Errors({ area: { errors, messages } }: { area: AreaFacts }) {
  if (errors === 0) return null
  return (
    <section className={styles.errors}>
      <h4>
        <Icon name="error" size={16} />
        {words('errors')}: {errors}
      </h4>
      <ul>
        {messages.map(({ at, text }, index) => (
          <li key={index}>
            <time>{clockTime(at)}</time> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Closed until it is wanted: most who look here only read. */
function Overriding({ area, allowed, onOverride }: Omit<AreaCardProps, 'facts'>) {
  const [open, setOpen] = useState(area.override !== null)
  return (
    <div>
      <button
        type="button"
        className={styles.disclosure}
        aria-expanded={open}
        aria-label={`${words('override')}: ${area.area}`}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} />
        {words('override')}
      </button>
      {open && (
        <OverrideForm
          area={area.area}
          override={area.override}
          allowed={allowed}
          onSet={(override) => onOverride(area.area, override)}
        />
      )}
    </div>
  )
}
