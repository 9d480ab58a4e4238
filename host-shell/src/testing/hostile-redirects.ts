const SCHEMES = [
  '',
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'data:text/html,',
  'ftp:',
  'file:',
  'vbscript:',
  'blob:',
]
const SLASHES = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/%09/',
  '/%5c',
  '/%2f',
  '/.//',
  '/..//',
  '//\\',
]
const HOSTS = (host: string) => [
  host,
  `desktop@${host}`,
  `play.example@${host}`,
  `${host}/desktop`,
  `${host}%2fdesktop`,
  `play.example.${host}`,
]

/** Redirect values that try to leave the origin or to run something, every way they are usually written. */
export function hostileRedirects(host: string): string[] {
  const addresses = SCHEMES.flatMap((scheme) =>
    SLASHES.flatMap((slashes) => HOSTS(host).map((target) => scheme + slashes + target)),
  )
  const scripts = ['', ' ', '\t', '\n', '\u0000', '/'].flatMap((lead) =>
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      '<script>',
      '%00',
    ].map((script) => lead + script),
  )
  const paths = ['/desktop', '/info/betlist'].flatMap((path) => [
    `/..${path}//${host}`,
    `${path}\\..\\..\\${host}`,
    `${path}\u0000`,
    `/${path}`,
    `\\${path}`,
    `${path}/../../${host}`,
  ])
  return [...addresses, ...scripts, ...paths]
}
