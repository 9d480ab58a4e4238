import type { Coin, SlotGame, SlotStep, SlotWin } from '@touchline/fair/slots'
import { Container, Graphics, Sprite, type Text, type Texture } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawSlotBackdrop } from './slot-backdrop'
import { createStage, easeInOut, easeOut, type Stage } from './stage'
import { drawText } from './text'

const WIDTH = 390
const FRAME = 360
const TOP = 46
const BOTTOM = 44
const CELL_MAX = 104
const REELS_HEIGHT_MAX = 300
/** Symbols that pass while a reel turns. */
const PASSING = 12
const SPIN_MS = 620
const SPIN_STEP_MS = 160
const WIN_MS = 900
const DIM = 0.28
const GOLD = 0xf6c453
const COINS_TO_UNITS = 1

/** The reels of a slot: they turn, fall, hold coins and show wins. */
export class ReelStage {
  isQuick = false
  private readonly columns: Container[] = []
  private readonly overlay = new Container()
  private readonly coins = new Map<string, Container>()
  private readonly header: Text
  private window: readonly string[]

  static async create(
    context: GameContext,
    game: SlotGame,
    textures: ReadonlyMap<string, Texture>,
    motif: Texture,
  ): Promise<ReelStage> {
    const cell = Math.min(FRAME / game.reels.length, REELS_HEIGHT_MAX / game.rows, CELL_MAX)
    const height = TOP + cell * game.rows + BOTTOM
    const stage = await createStage(context.stageHost, {
      width: WIDTH,
      height,
      isCalm: context.isCalm,
      backdrop: drawSlotBackdrop(game.theme.hue, game.theme.hue2, motif, height / WIDTH),
    })
    return new ReelStage(context, game, textures, stage, cell)
  }

  private constructor(
    private readonly context: GameContext,
    private readonly game: SlotGame,
    private readonly textures: ReadonlyMap<string, Texture>,
    private readonly stage: Stage,
    private readonly cell: number,
  ) {
    const width = cell * game.reels.length
    const height = cell * game.rows
    const left = (WIDTH - width) / 2
    const frame = new Graphics()
      .roundRect(left - 8, TOP - 8, width + 16, height + 16, 14)
      .fill({ color: 0x0b111b, alpha: 0.82 })
      .stroke({ width: 3, color: GOLD })
    for (let reel = 1; reel < game.reels.length; reel += 1)
      frame.moveTo(left + reel * cell, TOP).lineTo(left + reel * cell, TOP + height)
    frame.stroke({ width: 1, color: 0xffffff, alpha: 0.1 })
    const mask = new Graphics().rect(left, TOP, width, height).fill(0xffffff)
    const reels = new Container()
    reels.position.set(left, TOP)
    this.overlay.position.set(left, TOP)
    stage.scene.addChild(frame, mask, reels, this.overlay)
    reels.mask = mask
    for (let reel = 0; reel < game.reels.length; reel += 1) {
      const column = new Container()
      column.x = reel * cell
      reels.addChild(column)
      this.columns.push(column)
    }
    this.header = drawText(context.opened.game.name, 20, GOLD, { fontWeight: '800' })
    this.header.position.set(WIDTH / 2, 20)
    stage.scene.addChild(this.header)
    this.window = game.reels.map((strip) => strip.slice(0, game.rows))
    this.showWindow(this.window)
    stage.draw()
  }

  async spin(step: SlotStep): Promise<void> {
    this.clear()
    this.showHeader(step)
    this.context.sound.play('spin')
    const ms = (reel: number): number => (this.isQuick ? 260 : SPIN_MS + reel * SPIN_STEP_MS)
    await Promise.all(this.columns.map((column, reel) => this.turn(column, reel, step, ms(reel))))
    this.window = step.window
    this.showWindow(step.window)
    this.showCoins(step.coins ?? [])
    this.stage.draw()
  }

  /** Winning symbols vanish and the others fall. */
  async cascade(step: SlotStep): Promise<void> {
    this.clear()
    this.showHeader(step)
    this.showWindow(step.window)
    const drop = this.cell * 0.9
    await this.stage.animate(this.isQuick ? 180 : 360, (progress) => {
      const t = easeOut(progress)
      for (const column of this.columns) column.y = -drop * (1 - t)
    })
    this.window = step.window
    this.context.sound.play('stop')
  }

  /** Coins stay; new ones drop into free places. */
  async respin(step: SlotStep): Promise<void> {
    this.overlay.removeChildren()
    if (step.remaining !== undefined)
      this.header.text = this.context.t('slot.respins', { count: step.remaining })
    const hold = this.game.hold?.symbol ?? ''
    const isHeld = (reel: number, row: number): boolean => this.coins.has(`${reel},${row}`)
    for (const [reel, column] of this.columns.entries())
      for (const [row, child] of column.children.entries()) child.alpha = isHeld(reel, row) ? 1 : 0.12
    await this.stage.wait(this.isQuick ? 120 : 380)
    for (const coin of step.coins ?? []) {
      const [reel, row] = coin.cell
      this.setSymbol(reel, row, hold)
      this.showCoins([coin])
      this.context.sound.play('stop')
      await this.stage.wait(this.isQuick ? 60 : 160)
    }
    this.stage.draw()
  }

  async showWins(wins: readonly SlotWin[], worth: number): Promise<void> {
    const winning = new Set(wins.flatMap(({ cells }) => cells.map((cell) => cell.join())))
    for (const [reel, column] of this.columns.entries())
      for (const [row, symbol] of column.children.entries())
        symbol.alpha = winning.has(`${reel},${row}`) ? 1 : DIM
    for (const win of wins) if (win.kind === 'line') this.drawLine(win)
    const amount = this.amountSign(worth)
    await this.stage.animate(this.isQuick ? WIN_MS / 2 : WIN_MS, (progress) => {
      const pulse = 1 + Math.sin(progress * Math.PI * 2) * 0.07
      amount.scale.set(easeOut(Math.min(progress * 3, 1)))
      for (const [reel, column] of this.columns.entries())
        for (const [row, symbol] of column.children.entries())
          if (winning.has(`${reel},${row}`)) symbol.scale.set(this.symbolScale() * pulse)
    })
  }

  async banner(text: string): Promise<void> {
    const height = this.cell * this.game.rows
    const width = this.cell * this.game.reels.length
    const sign = new Container()
    sign.position.set(width / 2, height / 2)
    const label = drawText(text, 26, 0xffffff, {
      fontWeight: '800',
      align: 'center',
      wordWrap: true,
      wordWrapWidth: width - 60,
    })
    const back = new Graphics()
      .roundRect(
        -width / 2 + 10,
        -Math.max(label.height / 2 + 18, 40),
        width - 20,
        Math.max(label.height + 36, 80),
        18,
      )
      .fill({ color: 0x131b29, alpha: 0.94 })
      .stroke({ width: 3, color: GOLD })
    sign.addChild(back, label)
    this.overlay.addChild(sign)
    await this.stage.animate(300, (progress) => sign.scale.set(0.6 + 0.4 * easeOut(progress)))
    await this.stage.wait(1100)
    sign.destroy({ children: true })
    this.stage.draw()
  }

  endFeature(): void {
    this.header.text = this.context.opened.game.name
    this.stage.draw()
  }

  private async turn(column: Container, reel: number, { window }: SlotStep, ms: number): Promise<void> {
    const strip = this.game.reels[reel] as string
    const passing = Array.from(
      { length: PASSING },
      (_, index) => strip[(index * 5 + reel * 3) % strip.length],
    ).join('')
    const symbols = (window[reel] as string) + passing + this.window[reel]
    this.fill(column, symbols)
    const distance = (symbols.length - this.game.rows) * this.cell
    await this.stage.animate(ms, (progress) => {
      const t = easeInOut(progress)
      // A short overshoot, as a wheel that is caught.
      column.y = -distance * (1 - t) + (progress > 0.9 ? Math.sin((progress - 0.9) * 31.4) * 5 : 0)
    })
    column.y = 0
    this.context.sound.play('stop')
  }

  private showWindow(window: readonly string[]): void {
    for (const [reel, column] of this.columns.entries()) {
      column.y = 0
      this.fill(column, window[reel] as string)
    }
  }

  private fill(column: Container, symbols: string): void {
    for (const child of column.removeChildren()) child.destroy()
    for (const [row, symbol] of [...symbols].entries()) column.addChild(this.sprite(symbol, row))
  }

  private sprite(symbol: string, row: number): Sprite {
    const texture = this.textures.get(symbol)
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.position.set(this.cell / 2, (row + 0.5) * this.cell)
    sprite.scale.set(this.symbolScale())
    sprite.visible = !!texture
    return sprite
  }

  private setSymbol(reel: number, row: number, symbol: string): void {
    const column = this.columns[reel] as Container
    column.removeChildAt(row).destroy()
    column.addChildAt(this.sprite(symbol, row), row)
  }

  private symbolScale(): number {
    const [texture] = this.textures.values()
    return (this.cell * 0.94) / (texture?.width ?? this.cell)
  }

  private showCoins(coins: readonly Coin[]): void {
    const { t, money } = this.context
    for (const { cell, times, jackpot } of coins) {
      const [reel, row] = cell
      const text = jackpot ? t(`slot.jackpot.${jackpot}`) : `×${money.short(times * COINS_TO_UNITS * 100)}`
      const value = drawText(text, jackpot ? 13 : 17, 0x4a2c00, { fontWeight: '900' })
      value.position.set((reel + 0.5) * this.cell, (row + 0.5) * this.cell - 1)
      this.overlay.addChild(value)
      this.coins.get(cell.join())?.destroy()
      this.coins.set(cell.join(), value)
    }
    for (const value of this.coins.values()) this.overlay.addChild(value)
  }

  private drawLine({ cells }: SlotWin): void {
    const line = new Graphics()
    for (const [index, [reel, row]] of cells.entries()) {
      const [x, y] = [(reel + 0.5) * this.cell, (row + 0.5) * this.cell]
      if (index === 0) line.moveTo(x, y)
      else line.lineTo(x, y)
    }
    line.stroke({ width: 4, color: GOLD, alpha: 0.75, cap: 'round', join: 'round' })
    this.overlay.addChild(line)
  }

  private amountSign(worth: number): Container {
    const sign = new Container()
    const label = drawText(this.context.money.amount(worth), 24, 0xffffff, { fontWeight: '900' })
    const back = new Graphics()
      .roundRect(-label.width / 2 - 18, -22, label.width + 36, 44, 22)
      .fill({ color: 0x0b111b, alpha: 0.9 })
      .stroke({ width: 2, color: GOLD })
    sign.addChild(back, label)
    sign.position.set((this.cell * this.game.reels.length) / 2, this.cell * this.game.rows + 14)
    this.overlay.addChild(sign)
    return sign
  }

  private showHeader({ kind, remaining, times }: SlotStep): void {
    const { t } = this.context
    if (kind === 'free-spin') this.header.text = t('slot.remaining', { count: remaining ?? 0, times })
    else if (kind === 'cascade') this.header.text = t('slot.times', { times })
  }

  private clear(): void {
    for (const child of this.overlay.removeChildren()) child.destroy({ children: true })
    this.coins.clear()
    for (const column of this.columns) for (const symbol of column.children) symbol.alpha = 1
  }
}
