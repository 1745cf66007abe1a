import type { ComponentProps } from 'react'
import { type Language, Words } from '../words/words.tsx'
import colours from './tool-colours.module.css'

interface ToolsProps extends ComponentProps<'div'> {
  language: Language
  isDark?: boolean
  /** The element that it is. */
  as?: 'div' | 'main' | 'aside'
}

/** Around the components: their language, and their colours by day and by night. */
export const Tools = ({
  language,
  isDark = false,
  as: Element = 'div',
  className = '',
  ...rest
}: ToolsProps) => (
  <Words language={language}>
    <Element {...rest} className={`${colours.tool} ${className}`} data-scheme={isDark ? 'dark' : 'light'} />
  </Words>
)
