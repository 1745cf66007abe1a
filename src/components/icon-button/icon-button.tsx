import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'

interface IconButtonProps {
  /** Describes the button's action for screen readers and in the tooltip. */
  label: string
  onClick: () => void
  children: ReactNode
  disabled?: boolean | undefined
}

/** A button with an icon and no text: share, close, clear, next. */
export const IconButton = ({ label, ...button }: IconButtonProps) => (
  <ActionIcon aria-label={label} title={label} {...button} />
)
