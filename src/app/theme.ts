import { createTheme } from '@mantine/core'
import actionIcon from './styles/action-icon.module.css'
import badge from './styles/badge.module.css'
import checkbox from './styles/checkbox.module.css'
import field from './styles/field.module.css'
import skeleton from './styles/skeleton.module.css'
import switchClasses from './styles/switch.module.css'

/** The Mantine theme: its values come from styles/tokens.css, the look of its components from the style sheets beside it. */
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
  cursorType: 'pointer',
  fontSizes: { xs: 'var(--t-note)', sm: 'var(--t-small)', md: 'var(--t-body)' },
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ActionIcon: { classNames: actionIcon },
    Badge: { classNames: badge },
    Checkbox: { defaultProps: { radius: 2 }, classNames: checkbox },
    Input: {
      defaultProps: { variant: 'unstyled' },
      classNames: { wrapper: field.wrapper, input: field.input, section: field.section },
    },
    InputError: { defaultProps: { role: 'alert' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: {
        root: field.root,
        label: field.label,
        required: field.required,
        description: field.description,
        error: field.error,
      },
    },
    Skeleton: { classNames: skeleton },
    Switch: { defaultProps: { labelPosition: 'left', withThumbIndicator: false }, classNames: switchClasses },
  },
  breakpoints: { xs: '40em', sm: '47.5em', md: '64em', lg: '73.75em', xl: '90em' },
})
