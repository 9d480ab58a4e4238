import { SHELL_ROUTES } from './routes'

test.each(['/', '/maintenance'])('%s is a public page of the shell', (path) => {
  expect(SHELL_ROUTES.find((route) => route.path === path)).toMatchObject({
    owner: 'shell',
    protected: false,
  })
})
