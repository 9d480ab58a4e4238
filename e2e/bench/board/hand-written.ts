import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { LineRow } from '@touchline/contracts/odds'
import type { BoardUnderTest } from './board-under-test'

const ROW_HEIGHT = 96
const OVERSCAN = 4
const ARROW_MS = 3000

/** The yardstick: the same board by hand, rows on screen only, cells patched in place. */
class HandWrittenBoard implements BoardUnderTest {
  private readonly prices = new Map<number, number[]>()
  private readonly cells = new Map<number, HTMLElement[]>()
  private readonly rows = new Map<number, HTMLElement>()
  private body!: HTMLElement
  private snapshot!: OddsSnapshot

  async mount(target: HTMLElement, snapshot: OddsSnapshot): Promise<void> {
    this.snapshot = snapshot
    for (const head of snapshot.payload[3])
      for (const line of head[21]) this.prices.set(line[0], pricesOf(line))
    this.body = document.createElement('div')
    this.body.style.cssText = `position:relative;height:${snapshot.payload[1].length * ROW_HEIGHT}px`
    target.append(this.body)
    addEventListener('scroll', () => this.renderWindow(), { passive: true })
    this.renderWindow()
  }

  apply(delta: OddsDelta): void {
    const changed: HTMLElement[] = []
    for (const [id, , , ...next] of delta.lines) {
      const before = this.prices.get(id)
      this.prices.set(id, next)
      const cells = this.cells.get(id)
      if (!cells || !before) continue
      next.forEach((price, i) => {
        const cell = cells[i]
        if (!cell || price === before[i]) return
        cell.textContent = format(price)
        cell.className = `price ${price > (before[i] ?? 0) ? 'up' : 'down'}${price < 0 ? ' negative' : ''}`
        changed.push(cell)
      })
    }
    setTimeout(() => {
      for (const cell of changed) cell.classList.remove('up', 'down')
    }, ARROW_MS)
  }

  private renderWindow(): void {
    const first = Math.max(0, Math.floor(scrollY / ROW_HEIGHT) - OVERSCAN)
    const last = Math.min(
      this.snapshot.payload[1].length,
      Math.ceil((scrollY + innerHeight) / ROW_HEIGHT) + OVERSCAN,
    )
    for (const [index, row] of this.rows) {
      if (index >= first && index < last) continue
      row.remove()
      this.rows.delete(index)
      for (const line of this.snapshot.payload[3][index]?.[21] ?? []) this.cells.delete(line[0])
    }
    for (let i = first; i < last; i += 1) if (!this.rows.has(i)) this.renderRow(i)
  }

  private renderRow(index: number): void {
    const match = this.snapshot.payload[1][index]
    const head = this.snapshot.payload[3][index]
    if (!match || !head) return
    const row = document.createElement('div')
    row.className = 'row'
    row.style.transform = `translateY(${index * ROW_HEIGHT}px)`
    row.innerHTML = `<span>${match[8]}-${match[9]}</span><span>${match[2]}<br>${match[3]}</span>`
    for (const line of head[21]) row.append(this.renderLine(line))
    this.rows.set(index, row)
    this.body.append(row)
  }

  private renderLine(line: LineRow): HTMLElement {
    const block = document.createElement('div')
    block.append(document.createTextNode(String(line[3] / 4)))
    const cells = (this.prices.get(line[0]) ?? []).map((price) => {
      const cell = document.createElement('button')
      cell.className = price < 0 ? 'price negative' : 'price'
      cell.textContent = format(price)
      block.append(cell)
      return cell
    })
    this.cells.set(line[0], cells)
    return block
  }
}

const pricesOf = (line: LineRow): number[] => line.slice(7) as number[]
const format = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('-', '−')

window.boardUnderTest = new HandWrittenBoard()
