export const variants: [string, string, string?][] = [
  ['base', ''],
  ['price paint contain', '[data-cell]{contain:strict !important}'],
  ['row strict-ish', '[data-match]{contain:layout style paint !important}'],
  ['no spoken', '[data-part$=gives]:empty{display:none}'],
  ['no clip cells', '[data-match] *{overflow:visible !important; text-overflow: clip !important; clip-path:none !important}'],
  ['list paint', '[data-board]{contain:layout paint style}'],
  ['aside hidden', 'aside, header{display:none !important}'],
  ['main only no board', '[data-match]:nth-of-type(n+3){display:none !important}'],
]
