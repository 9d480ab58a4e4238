import { IconButton } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'

/** Light or dark, independent of the system. */
export function ThemeToggle() {
  const { preferences } = useShell()
  const t = useWords()
  const { pageDisplay } = useStream(preferences.preferences$)
  const system = window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const isDark = (pageDisplay.theme === 'system' ? system : pageDisplay.theme) === 'dark'
  const theme = isDark ? 'light' : 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'themeLight' : 'themeDark')}
      onClick={() =>
        void preferences.update((draft) => ({ ...draft, pageDisplay: { ...draft.pageDisplay, theme } }))
      }
    />
  )
}
