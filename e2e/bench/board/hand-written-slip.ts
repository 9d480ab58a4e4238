/** The yardstick of a pick: beside the board by hand, a click that marks the price and writes the simplest slip. */
const slip = document.createElement('aside')
slip.style.cssText = 'position:fixed;top:0;right:0;width:220px;background:#fff;border:1px solid'
document.body.append(slip)

const style = document.createElement('style')
style.textContent = '.price[aria-pressed="true"] { background: #05c; color: #fff; font-weight: 700 }'
document.head.append(style)

let picked: Element | null = null

document.addEventListener('click', ({ target }) => {
  const price = target instanceof Element ? target.closest('.price') : null
  const row = price?.closest('.row')
  if (!price || !row) return
  picked?.setAttribute('aria-pressed', 'false')
  if (price === picked) {
    picked = null
    slip.replaceChildren()
    return
  }
  price.setAttribute('aria-pressed', 'true')
  picked = price
  const [, teams] = row.children
  const names = [...(teams?.childNodes ?? [])].flatMap(({ textContent }) => textContent || [])
  writeSlip(names.join(' v '), price.textContent)
})

function writeSlip(match: string, odds: string): void {
  const name = document.createElement('p')
  name.textContent = `${match} @ ${odds}`
  const stake = document.createElement('input')
  const bet = document.createElement('button')
  bet.textContent = 'Place bet'
  slip.replaceChildren(name, stake, bet)
}

export {}
