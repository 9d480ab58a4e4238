import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { HeadRow } from '@touchline/contracts/odds'
import { AllCommunityModule, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community'
import type { BoardUnderTest } from './board-under-test'

type Row = { id: number; event: string } & Record<string, number | string>

ModuleRegistry.registerModules([AllCommunityModule])

/** The same numbers in a well-known data grid, with its own cell flashing. */
class GridBoard implements BoardUnderTest {
  private grid!: GridApi<Row>
  private readonly rows = new Map<number, Row>()
  private readonly place = new Map<number, { row: number; column: number }>()

  async mount(target: HTMLElement, snapshot: OddsSnapshot): Promise<void> {
    const heads = snapshot.payload[3]
    snapshot.payload[1].forEach((match, i) => {
      this.rows.set(match[0], this.rowOf(match[0], `${match[2]} v ${match[3]}`, heads[i]))
    })
    const height = document.createElement('div')
    height.style.cssText = 'height:100vh'
    target.append(height)
    const prices = Array.from({ length: 18 }, (_, i) => ({
      field: `p${i}`,
      width: 70,
      enableCellChangeFlash: true,
      valueFormatter: ({ value }: { value: number }) => (value / 100).toFixed(2),
    }))
    this.grid = createGrid<Row>(height, {
      columnDefs: [{ field: 'event', width: 180 }, ...prices],
      rowData: [...this.rows.values()],
      getRowId: ({ data }) => String(data.id),
    })
  }

  apply(delta: OddsDelta): void {
    const changed = new Set<number>()
    for (const [id, , , ...next] of delta.lines) {
      const place = this.place.get(id)
      const row = place && this.rows.get(place.row)
      if (!place || !row) continue
      next.forEach((price, i) => {
        row[`p${place.column + i}`] = price
      })
      changed.add(place.row)
    }
    const update = [...changed].flatMap((id) => this.rows.get(id) ?? [])
    this.grid.applyTransaction({ update })
  }

  private rowOf(id: number, event: string, head: HeadRow | undefined): Row {
    const row: Row = { id, event }
    let column = 0
    for (const line of head?.[21] ?? []) {
      this.place.set(line[0], { row: id, column })
      for (const price of line.slice(7)) row[`p${column++}`] = price as number
    }
    return row
  }
}

window.boardUnderTest = new GridBoard()
