import { Container, Graphics, Text } from 'pixi.js'

export const CARD = { width: 58, height: 82, radius: 6 }
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const RED = 0xc8283c
const BLACK = 0x16202e
/** Suits in a box of 20 by 20: spades, hearts, diamonds, clubs. */
const SUITS = [
  'M10 0C13 5 20 8 20 13.2C20 18 14.6 18.6 11.6 15.6C11.8 17.6 12.6 19 14 20H6C7.4 19 8.2 17.6 8.4 15.6C5.4 18.6 0 18 0 13.2C0 8 7 5 10 0Z',
  'M10 20C7 15.6 0 11.6 0 5.8C0 0.4 7.4 -1 10 4.2C12.6 -1 20 0.4 20 5.8C20 11.6 13 15.6 10 20Z',
  'M10 0L18 10L10 20L2 10Z',
  'M10 0C13.4 0 15 3.4 13.4 6.4C16.8 5.6 20 7.6 20 10.8C20 14.8 15.2 16.2 12 13.4C11.6 16.4 12.4 18.8 14 20H6C7.6 18.8 8.4 16.4 8 13.4C4.8 16.2 0 14.8 0 10.8C0 7.6 3.2 5.6 6.6 6.4C5 3.4 6.6 0 10 0Z',
]

/** A card of the deck by its index, face up; its middle is the origin. */
export function drawCard(index: number): Container {
  const suit = Math.floor(index / 13) % 4
  const rank = RANKS[index % 13] as string
  const colour = suit === 1 || suit === 2 ? RED : BLACK
  const card = blank(0xffffff)
  const label = new Text({
    text: rank,
    style: { fontFamily: 'system-ui, Noto Sans, sans-serif', fontSize: 20, fontWeight: '700', fill: colour },
    resolution: 3,
  })
  label.position.set(-CARD.width / 2 + 7, -CARD.height / 2 + 4)
  card.addChild(label, suitShape(suit, colour, 11, -CARD.width / 2 + 7, -CARD.height / 2 + 28))
  card.addChild(suitShape(suit, colour, 26, -4, 4))
  return card
}

export function drawBack(): Container {
  const card = blank(0xffffff)
  const inner = new Graphics()
    .roundRect(-CARD.width / 2 + 4, -CARD.height / 2 + 4, CARD.width - 8, CARD.height - 8, 4)
    .fill(0x1f5fae)
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [-20 + column * 10, -33 + row * 9.5]
      inner.poly([x, y - 3.4, x + 3.4, y, x, y + 3.4, x - 3.4, y]).fill({ color: 0xffffff, alpha: 0.32 })
    }
  }
  card.addChild(inner)
  return card
}

function blank(colour: number): Container {
  const { width, height, radius } = CARD
  const shadow = new Graphics()
    .roundRect(-width / 2, -height / 2 + 2, width, height, radius)
    .fill({ color: 0x000000, alpha: 0.28 })
  const face = new Graphics()
    .roundRect(-width / 2, -height / 2, width, height, radius)
    .fill(colour)
    .stroke({ width: 1, color: 0xb9c3cf })
  const card = new Container()
  card.addChild(shadow, face)
  return card
}

export function suitShape(suit: number, colour: number, size: number, x: number, y: number): Graphics {
  const hex = `#${colour.toString(16).padStart(6, '0')}`
  const shape = new Graphics().svg(`<svg viewBox="0 0 20 20"><path fill="${hex}" d="${SUITS[suit]}"/></svg>`)
  shape.position.set(x, y)
  shape.scale.set(size / 20)
  return shape
}
