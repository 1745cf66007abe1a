import type { InputWrapperProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  /** More words that find the option, such as its name in another language. */
  search?: string | undefined
}

type Frame = Pick<InputWrapperProps, 'label' | 'withAsterisk' | 'error' | 'description'> & {
  'aria-required': true | undefined
}

/** What both kinds of select fields get: the options, and the words around the field. */
export interface SelectKindProps {
  id: string
  name: string
  options: readonly SelectOption[]
  chosen: SelectOption | undefined
  onChoose: (value: string) => void
  frame: Frame
  placeholder?: string | undefined
  autoComplete?: string | undefined
  disabled?: boolean | undefined
  'data-path'?: string | undefined
}
