import { createTheme } from '@mantine/core'

/** The Mantine theme: its values come from styles/tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--face)',
  headings: { fontFamily: 'var(--face)', fontWeight: '600' },
  colors: {
    red: [
      '#fbeeee',
      '#f1d9d8',
      '#e4b0ae',
      '#d78481',
      '#cc5f5a',
      '#c34640',
      '#b53a35',
      '#a02e2a',
      '#8c1c1c',
      '#6f1414',
    ],
  },
  primaryColor: 'red',
  primaryShade: 8,
  black: '#1f1b16',
  white: '#fffefb',
  defaultRadius: 2,
  focusRing: 'auto',
  respectReducedMotion: true,
  breakpoints: { xs: '40em', sm: '47.5em', md: '64em', lg: '73.75em', xl: '90em' },
})
