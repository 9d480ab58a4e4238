import { generate } from 'lean-qr'
import { useEffect, useRef } from 'react'
import styles from './share-room.module.css'

/** A text as a code to scan, dark on white in every theme: scanners expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) generate(text).toCanvas(canvas.current)
  }, [text])
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.code} />
}
