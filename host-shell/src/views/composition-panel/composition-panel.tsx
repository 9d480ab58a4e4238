import { Button, Icon, IconButton } from '@touchline/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Override, readOverrides, writeOverrides } from '../../composition/versions/overrides/override'
import { useShell } from '../shell-context'
import { AreaCard } from './area-card'
import { compositionReport } from './composition-report'
import styles from './panel.module.css'
import type { PanelFacts } from './panel-facts'
import { words } from './panel-words'
import { usePanelFacts } from './use-panel-facts'

/** The parts of the page, for teams and operations: versions, buckets, load times, errors, overrides. */
export function CompositionPanel({ onClose }: { onClose: () => void }) {
  const { overrideOrigins } = useShell()
  const facts = usePanelFacts()
  const dialog = useRef<HTMLDialogElement>(null)
  const isThere = facts !== null
  useEffect(() => {
    const shown = dialog.current
    if (!isThere || !shown) return
    shown.showModal()
    // Closed before it goes, so that the focus returns to where it was.
    return () => shown.close()
  }, [isThere])
  if (!facts) return null
  const override = (area: string, next: Override | null) => setOverride(area, next)
  const isOverridden = facts.areas.some((area) => area.override)
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="composition-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="composition-title">{words('title')}</h2>
        <CopyButton facts={facts} />
        <IconButton icon="close" label={words('close')} onClick={() => dialog.current?.close()} />
      </header>
      <div className={styles.body}>
        <PageFacts facts={facts} />
        {isOverridden && (
          <Button size="small" onClick={() => override('', null)}>
            {words('set.clearAll')}
          </Button>
        )}
        <ul className={styles.cards} aria-label={words('areas')}>
          {facts.areas.map((area) => (
            <AreaCard
              key={area.area}
              facts={facts}
              area={area}
              allowed={overrideOrigins}
              onOverride={override}
            />
          ))}
        </ul>
        {overrideOrigins.length > 0 && (
          <p className={styles.allowed}>{words('set.allowed', { origins: overrideOrigins.join(', ') })}</p>
        )}
      </div>
    </dialog>
  )
}

/** Keeps an override, or none, and starts the page anew with it; without an area, none of any. */
function setOverride(area: string, next: Override | null): boolean {
  const open = () => localStorage
  const { [area]: _, ...others } = area ? readOverrides(open) : {}
  const isKept = writeOverrides(open, next === null ? others : { ...others, [area]: next })
  if (isKept) location.reload()
  return isKept
}

function PageFacts({ facts }: { facts: PanelFacts }) {
  const { document, shell, member, device, isPushed } = facts
  const newest = document.shell.current.version
  return (
    <dl className={styles.facts}>
      <Tile name="revision" strong={`r${document.revision}`} />
      <Tile name="brand" strong={document.brand}>
        {document.channel}
      </Tile>
      <Tile name="shell" strong={shell}>
        {shell !== newest && words('shellNewer', { version: newest })}
      </Tile>
      <Tile name="news" strong={<Light on={isPushed} />}>
        {words(isPushed ? 'told' : 'asked')}
      </Tile>
      <Tile name="bucketBy" strong={member === null ? words('byDevice') : words('byMember', { member })} />
      <Tile name="device" strong={device.slice(0, 8)} />
    </dl>
  )
}

const Light = ({ on }: { on: boolean }) => <span className={styles.light} data-on={on} aria-hidden="true" />

function Tile({ name, strong, children }: { name: string; strong: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt>{words(`facts.${name}`)}</dt>
      <dd>
        <strong>{strong}</strong> {children}
      </dd>
    </div>
  )
}

function CopyButton({ facts }: { facts: PanelFacts }) {
  const { host, location } = useShell()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const page = {
      at: new Date(host.now()).toISOString(),
      path: location.current().pathname,
      browser: navigator.userAgent,
    }
    await navigator.clipboard?.writeText(compositionReport(facts, page)).catch(() => undefined)
    setCopied(true)
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{words(copied ? 'copied' : 'copy')}</span>
    </Button>
  )
}
