import { createTheme, mergeThemeOverrides } from '@mantine/core'
import shopField from '../app/styles/field.module.css'
import { theme } from '../app/theme.ts'
import field from './field.module.css'

/** The shop's theme with fields for a desk. Text is as large as what it stands in, unless it says otherwise. */
export const officeTheme = mergeThemeOverrides(
  theme,
  createTheme({
    components: {
      Input: {
        classNames: {
          wrapper: `${shopField.wrapper} ${field.wrapper}`,
          input: `${shopField.input} ${field.input}`,
        },
      },
      InputWrapper: { classNames: { label: `${shopField.label} ${field.label}` } },
      // Dialogs are hidden together with the page that opened them.
      Portal: { defaultProps: { target: '#office-dialogs' } },
      Text: { defaultProps: { inherit: true } },
    },
  }),
)
