import { createHash } from 'node:crypto'
import { BRANDS } from '@touchline/ui/themes'
import type { BrandFile } from '../../brands/brand-file'
import { escapeText } from '../escape-text'

/** The page of a brand while no edge answers: a file of its own, that needs nothing else. */
export interface ClosedPage {
  html: string
  /** Allows its one style block, by its hash, and nothing more. */
  policy: string
}

const ASK_AGAIN_SECONDS = 20

export function closedPage({ name, theme, colours, support }: BrandFile): ClosedPage {
  const { light } = colours ?? BRANDS[theme]
  const style =
    `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${light.header};` +
    'color:#fff;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;padding:24px}h1{font-size:28px;margin:0 0 8px}'
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="${ASK_AGAIN_SECONDS}">`,
    `<title>${escapeText(name)} - Sports Betting Platform</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body><main>',
    `<p>${escapeText(name)}</p>`,
    '<h1>We will be back in a moment</h1>',
    '<p>Your bets and your balance are safe. This page looks again by itself.</p>',
    `<p>${escapeText(support.text)}</p>`,
    '</main></body>',
    '</html>',
    '',
  ].join('\n')
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}
