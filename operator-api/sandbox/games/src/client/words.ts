const english = (): Promise<{ default: Words }> => import('../locales/en.json')
const LOADERS: Record<string, typeof english> = {
  en: english,
  cn: () => import('../locales/cn.json'),
  tw: () => import('../locales/tw.json'),
  vi: () => import('../locales/vi.json'),
  th: () => import('../locales/th.json'),
  id: () => import('../locales/id.json'),
  my: () => import('../locales/my.json'),
  ja: () => import('../locales/ja.json'),
  ko: () => import('../locales/ko.json'),
}
const TAGS: Record<string, string> = { cn: 'zh-Hans', tw: 'zh-Hant' }

export interface Words {
  readonly [key: string]: string | Words
}

/** Text of a key such as `table.clear`, with its places filled. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

export async function loadWords(lang: string): Promise<Translate> {
  const { default: words } = await (LOADERS[lang] ?? english)()
  document.documentElement.lang = TAGS[lang] ?? lang
  return (key, values = {}) => {
    const text = find(words, key)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

function find(words: Words, key: string): string {
  let found: string | Words | undefined = words
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : key
}
